import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { TextField } from '@karavan/shared-ui/text-field';
import { useDebounced } from '@karavan/shared-ui/use-debounced';

interface FindFieldProps {
  readonly label: string;
  /** What the address says. */
  readonly start: string;
  onSettle(text: string): void;
}

/** What is typed narrows a list once the typing stops. */
export function FindField({ label, start, onSettle }: FindFieldProps) {
  const [typed, setTyped] = useState(start);
  const settled = useDebounced(typed.trim());
  const told = useRef(start);
  useEffect(() => {
    if (settled === told.current) return;
    told.current = settled;
    onSettle(settled);
  }, [settled, onSettle]);
  return (
    <TextField
      label={label}
      type="search"
      start={<Search size={20} aria-hidden />}
      autoComplete="off"
      maxLength={60}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
