import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { color, media, radius, size, space } from '@karavan/shared-ui/tokens';
import { useDebounced } from '@karavan/shared-ui/use-debounced';

interface TitleFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

/** A part of a title that a list is narrowed by, once somebody stops typing. */
export function TitleField({ label, value, onChange }: TitleFieldProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // Filters may be removed elsewhere.
  if (value !== shown) {
    setShown(value);
    setText(value);
  }
  const wanted = useDebounced(text.trim());
  const tell = useEffectEvent((next: string) => next !== value && onChange(next));
  useEffect(() => void tell(wanted), [wanted]);
  return (
    <Field
      type="search"
      name="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={80}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

const Field = styled.input`
  width: 100%;
  min-width: 0;
  min-height: ${size.touch};
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.full};
  background: ${color.fill};
  color: ${color.text};
  font: inherit;

  ${media.wide} {
    max-width: 480px;
  }
`;
