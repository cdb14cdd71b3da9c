import { useEffect } from 'react';

/**
 * Keeps the screen on while the seller looks for the scanner; does nothing where the browser
 * cannot.
 */
export function useWakeLock(): void {
  useEffect(() => {
    const lock = navigator.wakeLock?.request('screen').catch(() => null);
    return () => void lock?.then((held) => held?.release());
  }, []);
}
