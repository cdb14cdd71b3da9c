/** The longest wait where a page is never idle, in milliseconds. */
const PATIENCE = 1000;

/** Runs something once the page has nothing better to do. Answers what takes that back. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
