/** How late into a frame there is still time to make ready for the next one, ms. */
const LATEST = 10;
/** How long a frame is waited for, ms: a page that nobody can see has none. */
const LONGEST = 50;

/**
 * Answers once a frame has begun, with most of it left: what is changed now is made ready while that frame passes, and
 * drawn in the next. A change at any other moment belongs to the frame under way, and comes too late for it.
 */
export const frameBegun = (): Promise<void> =>
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
      if (performance.now() - began <= LATEST) afterwards.port2.postMessage(null);
      else request = requestAnimationFrame(look);
    };
    let request = requestAnimationFrame(look);
    const timer = setTimeout(() => {
      cancelAnimationFrame(request);
      resolve();
    }, LONGEST);
  });
