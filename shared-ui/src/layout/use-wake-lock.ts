import { useEffect } from 'react';

/**
 * Keeps the screen on while a code is to be read from it; does nothing where the browser cannot.
 * What the system has released meanwhile is asked for again when the page is back.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock = ask();
    const wake = () => {
      if (document.visibilityState === 'visible') lock = ask();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      void lock?.then((held) => held?.release());
    };
  }, []);
}

const ask = () => navigator.wakeLock?.request('screen').catch(() => null);
