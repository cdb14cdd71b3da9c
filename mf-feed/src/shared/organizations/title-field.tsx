import styled from 'styled-components';
import { color, media, radius, size, space } from '@karavan/shared-ui/tokens';
import { useSettling } from '@karavan/shared-ui/use-settling';

interface TitleFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

/** A part of a title that a list is narrowed by, once somebody stops typing. */
export function TitleField({ label, value, onChange }: TitleFieldProps) {
  const { text, type } = useSettling(value, onChange);
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
      onChange={({ target }) => type(target.value)}
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
