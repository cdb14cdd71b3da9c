import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ArrowLeft, X } from 'lucide-react';
import styled from 'styled-components';
import { useGoBack } from '@karavan/shared-api/go-back';
import { isServerScreen } from '@karavan/shared-ui/server-screen';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { color, media, radius, size, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

interface SearchFieldProps {
  readonly value: string;
  onChange(text: string): void;
  onSubmit(text: string): void;
}

/** The search input; focused when the page opens without a search. */
export function SearchField({ value, onChange, onSubmit }: SearchFieldProps) {
  const t = useT();
  const goBack = useGoBack('/home/posts');
  const input = useRef<HTMLInputElement>(null);
  const [isServed] = useState(isServerScreen);
  // A phone's keyboard must not come over results, nor over a page that somebody has begun to read.
  useEffect(() => {
    const isInTheWay = isServed && !matchMedia('(pointer: fine)').matches;
    if (input.current?.value === '' && !isInTheWay) input.current.focus();
  }, [isServed]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (value.trim() === '') return;
    input.current?.blur();
    onSubmit(value.trim());
  }

  return (
    <Form role="search" action="/home/search" onSubmit={submit}>
      <input type="hidden" name="view" value="GRID" />
      <IconButton label={t('back')} icon={<ArrowLeft size={22} />} onClick={goBack} />
      <Input
        ref={input}
        type="text"
        name="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={t('search')}
        placeholder={t('search')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && (
        <IconButton
          label={t('clear')}
          icon={<X size={20} />}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 720px;
  padding: ${space[2]};

  ${media.wide} {
    padding: ${space[3]};
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${size.touch};
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.full};
  background: ${color.fill};
  color: ${color.text};
  /* iOS zooms into fields with less than 16 px. */
  font-size: max(16px, 1rem);
`;
