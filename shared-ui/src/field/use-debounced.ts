import { useEffect, useState } from 'react';

/** Long enough that a word is asked for once, short enough to feel at once. */
const DELAY_MS = 200;

/** The value as it was when it last stood still. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
