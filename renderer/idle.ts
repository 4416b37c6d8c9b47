/** Does some work once nothing else is to be done. Safari has no idle callbacks. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 200);
}
