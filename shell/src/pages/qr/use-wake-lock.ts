import { useEffect } from 'react';

/** Keeps the screen on while the seller looks for the scanner; where a browser cannot, nothing is lost. */
export function useWakeLock(): void {
  useEffect(() => {
    const lock = navigator.wakeLock?.request('screen').catch(() => null);
    return () => void lock?.then((held) => held?.release());
  }, []);
}
