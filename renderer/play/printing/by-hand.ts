import { pictureOf } from '../pictures.ts';
import { cells, cornerOf, sheetSize, type Job } from './sheet.ts';

/** The same sheet from the pictures themselves, for a browser whose threads cannot print; null where it cannot either. */
export async function byHand(job: Job): Promise<Blob | null> {
  const paper = document.createElement('canvas');
  Object.assign(paper, sheetSize(job.size));
  const pen = paper.getContext('2d');
  for (const { name, cell } of cells(job)) {
    const picture = new Image();
    picture.src = pictureOf(name, job.deck, job.suits);
    await picture.decode().catch(() => undefined);
    const { x, y } = cornerOf(job.size, cell);
    pen?.drawImage(picture, x, y, job.size.width, job.size.height);
  }
  return new Promise((resolve) => paper.toBlob(resolve));
}
