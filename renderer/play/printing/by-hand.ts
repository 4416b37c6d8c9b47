import { pictureOf } from '../pictures.ts';
import { cornerOf, sheetSize, type Job } from './sheet.ts';

/** The same sheet from the pictures themselves, for a browser whose threads cannot print; null where it cannot either. */
export async function byHand(job: Job): Promise<Blob | null> {
  const paper = document.createElement('canvas');
  Object.assign(paper, sheetSize(job));
  const pen = paper.getContext('2d');
  for (const [n, name] of job.names.entries()) {
    const picture = new Image();
    picture.src = pictureOf(name, job.deck, job.suits);
    await picture.decode().catch(() => undefined);
    const { x, y } = cornerOf(job, n);
    pen?.drawImage(picture, x, y, job.size.width, job.size.height);
  }
  return new Promise((resolve) => paper.toBlob(resolve));
}
