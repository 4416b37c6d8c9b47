/** How late into a frame there is still time to make ready for the next one, ms. */
const LATEST = 10;
/** How long a frame is waited for, ms: a page that nobody can see has none. */
const LONGEST = 50;
/** How long frames are watched for what is to be shown, ms. */
const WATCHED = 100;

/** When the last frame that is known began. */
let last = -Infinity;
let until = 0;
let watching = false;

function watch(began: number): void {
  last = began;
  watching = performance.now() < until;
  if (watching) requestAnimationFrame(watch);
}

/** Something has been asked for that will be shown: frames are watched, so that it need not wait to know their beat. */
export function expectFrame(): void {
  until = performance.now() + WATCHED;
  if (watching || document.hidden) return;
  watching = true;
  requestAnimationFrame(watch);
}

/** Answers after a frame that began at such a time has been made. */
const afterFrame = (suits: (began: number) => boolean): Promise<void> =>
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
      if (suits(began)) afterwards.port2.postMessage(null);
      else request = requestAnimationFrame(look);
    };
    let request = requestAnimationFrame(look);
    const timer = setTimeout(() => {
      cancelAnimationFrame(request);
      resolve();
    }, LONGEST);
  });

const isEarly = (began: number): boolean => performance.now() - began <= LATEST;

/**
 * Answers once a frame has begun, with most of it left: what is changed now is made ready while that frame passes, and
 * drawn in the next. A change at any other moment belongs to the frame under way, and comes too late for it.
 */
export function frameBegun(): Promise<void> {
  until = 0;
  return isEarly(last) ? Promise.resolve() : afterFrame(isEarly);
}

/** Answers when the next frame has been made, with all that has been changed by now. */
export const frameMade = (): Promise<void> => afterFrame(() => true);
