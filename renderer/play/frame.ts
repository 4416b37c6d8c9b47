/** How late into a frame there is still time to make ready for the next one, ms: a little, and much. */
const LATEST = { little: 10, much: 4 } as const;
/** How long a frame is waited for, ms: a page that nobody can see has none. */
const LONGEST = 50;
/** How long the beat of frames can be reckoned from the last one that was seen, ms. */
const KNOWN = 150;
/** How long frames are watched for what is to be shown, ms. */
const WATCHED = 100;

/** When the last frame that was seen began, and how far apart frames are, ms. */
let last = -Infinity;
let beat = Infinity;
/** How far apart the last frames were that were seen one after another. */
const distances: number[] = [];

function note(began: number): void {
  const distance = began - last;
  last = began;
  if (distance < 1 || distance > LONGEST) return;
  distances.push(distance);
  if (distances.length > 5) distances.shift();
  beat = [...distances].sort((a, b) => a - b)[distances.length >> 1] ?? Infinity;
}

/** Whether a frame began so short a time ago that most of it lies ahead. */
function isEarly(work: keyof typeof LATEST): boolean {
  const since = performance.now() - last;
  return since < KNOWN && since % beat <= LATEST[work];
}

/** Answers after a frame has been made that suits. */
const afterFrame = (suits: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) {
      resolve();
      return;
    }
    const afterwards = new MessageChannel();
    afterwards.port1.onmessage = () => {
      clearTimeout(timer);
      afterwards.port1.close();
      resolve();
    };
    const look = (began: number): void => {
      note(began);
      if (suits()) afterwards.port2.postMessage(null);
      else request = requestAnimationFrame(look);
    };
    let request = requestAnimationFrame(look);
    const timer = setTimeout(() => {
      cancelAnimationFrame(request);
      resolve();
    }, LONGEST);
  });

let until = 0;
let watching = false;

function watch(began: number): void {
  note(began);
  watching = performance.now() < until;
  if (watching) requestAnimationFrame(watch);
}

/** Something has been asked for that will be shown: the beat of frames is learnt meanwhile, where it is not known. */
export function expectFrame(): void {
  const now = performance.now();
  if (watching || document.hidden || (now - last < KNOWN - WATCHED && beat < LONGEST)) return;
  until = now + WATCHED;
  watching = true;
  requestAnimationFrame(watch);
}

/**
 * Answers once a frame has begun, with most of it left: what is changed now is made ready while that frame passes, and
 * drawn in the next. A change at any other moment belongs to the frame under way, and comes too late for it.
 */
export function frameBegun(work: keyof typeof LATEST = 'little'): Promise<void> {
  until = 0;
  return isEarly(work) ? Promise.resolve() : afterFrame(() => isEarly(work));
}

/** Answers when the next frame has been made, with all that has been changed by now. */
export const frameMade = (): Promise<void> => afterFrame(() => true);
