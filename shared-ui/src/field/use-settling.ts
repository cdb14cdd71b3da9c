import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

interface Settling {
  /** As it is typed. */
  readonly text: string;
  type(text: string): void;
}

/**
 * A typed text that somebody else keeps, who hears of it, trimmed, once the typing stops. What they change by themselves,
 * such as by a step back, replaces what is typed; what they were told does not.
 */
export function useSettling(value: string, onSettle: (text: string) => void): Settling {
  const [text, type] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) {
      type(value);
      setTold(value);
    }
  }
  const settled = useDebounced(text.trim());
  const tell = useEffectEvent((wanted: string) => {
    if (wanted === told) return;
    setTold(wanted);
    onSettle(wanted);
  });
  useEffect(() => tell(settled), [settled]);
  return { text, type };
}
