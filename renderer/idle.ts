/** Answers when every picture on the page has come, or cannot be had. */
async function allDrawn(): Promise<void> {
  const coming = [...document.images].filter((image) => !image.complete);
  await Promise.all(
    coming.map(
      (image) =>
        new Promise((resolve) => (['load', 'error'] as const).forEach((end) => image.addEventListener(end, resolve))),
    ),
  );
}

/**
 * Does some work once all pictures are there and nothing else is to be done; answers what gives it up. Safari has no
 * idle callbacks.
 */
export function whenIdle(work: () => void): () => void {
  let given = false;
  const now = (): void => {
    if (!given) work();
  };
  void allDrawn().then(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(now) : setTimeout(now, 200)));
  return () => {
    given = true;
  };
}
