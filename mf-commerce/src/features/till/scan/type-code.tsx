import { useState, type FormEvent } from 'react';
import { Button } from '@karavan/shared-ui/button';
import { TextField } from '@karavan/shared-ui/text-field';
import { useT } from '../translation.ts';
import { TypeForm } from './type-form.ts';

interface TypeCodeProps {
  /** What can be typed. */
  readonly hint: string;
  onText(text: string): void;
}

/** What a code says, typed when there is nothing to scan: of goods, a gift card, an organization or a product. */
export function TypeCode({ hint, onText }: TypeCodeProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = text.trim();
    if (code === '') setMissing(true);
    else onText(code);
  }

  return (
    <TypeForm onSubmit={submit} noValidate>
      <TextField
        label={t('code_typed')}
        hint={hint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={CODE_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
        error={isMissing ? t('code_typed_empty') : undefined}
      />
      <Button type="submit" wide kind="secondary">
        {t('code_typed_go')}
      </Button>
    </TypeForm>
  );
}

/** Enough for a link. */
const CODE_LENGTH = 200;
