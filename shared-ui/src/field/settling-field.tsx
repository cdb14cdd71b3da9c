import { Search } from 'lucide-react';
import { TextField } from './text-field.tsx';
import { useSettling } from './use-settling.ts';

interface SettlingFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** What the list is narrowed by. */
  readonly value: string;
  /** The typing has stopped: the text without spaces around it. */
  onSettle(text: string): void;
}

/** The longest text that every search takes. */
const LENGTH = 60;

/** Narrows a list by what is typed, once the typing stops. */
export function SettlingField({ value, onSettle, ...rest }: SettlingFieldProps) {
  const { text, type } = useSettling(value, onSettle);
  return (
    <TextField
      {...rest}
      type="search"
      start={<Search size={20} aria-hidden />}
      autoComplete="off"
      maxLength={LENGTH}
      value={text}
      onChange={({ target }) => type(target.value)}
      // Enter is not meant for a form around it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
