import { answer } from './answer.ts';
import type { Asked, Reply } from './protocol.ts';

/** The solver's thread: questions come as messages, and are answered one after another. */
const say = (reply: Reply): void => postMessage(reply);

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id } = data;
  try {
    say({ id, answer: answer(data, (progress) => say({ id, progress })) });
  } catch {
    say({ id, failed: true });
  }
});
