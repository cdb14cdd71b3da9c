import { useEffect, useState } from 'react';

/** Long enough to request a word only once, short enough to feel immediate. */
const DELAY_MS = 200;

/** The value, updated once it has stopped changing. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
