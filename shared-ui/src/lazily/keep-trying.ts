/**
 * Loads something when `start` says so, and again whenever the device is online again, until it is there.
 * Returns a function that ends that.
 */
export function keepTrying<T>(
  load: () => Promise<T>,
  start: (run: () => void) => () => void,
  take: (loaded: T) => void,
): () => void {
  const attempt = () => void load().then(take, () => undefined);
  const cancel = start(attempt);
  window.addEventListener('online', attempt);
  return () => {
    cancel();
    window.removeEventListener('online', attempt);
  };
}
