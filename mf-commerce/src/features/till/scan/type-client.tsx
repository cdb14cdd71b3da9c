import { useState, type FormEvent } from 'react';
import { Button } from '@karavan/shared-ui/button';
import { TextField } from '@karavan/shared-ui/text-field';
import { useT } from '../translation.ts';
import { TypeForm } from './type-form.ts';

/** A client's id or phone number, or what else a code may hold, typed when there is nothing to scan. */
export function TypeClient({ onText }: { readonly onText: (text: string) => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'user_search_empty' | 'user_search_digits' | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const digits = text.trim().replace(/^(UID|OID|\/p\/|\+)/i, '');
    if (digits === '') setProblem('user_search_empty');
    else if (/\D/.test(digits)) setProblem('user_search_digits');
    else onText(text.trim());
  }

  return (
    <TypeForm onSubmit={submit} noValidate>
      <TextField
        label={t('user_search')}
        hint={t('user_search_hint')}
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
        error={problem ? t(problem) : undefined}
      />
      <Button type="submit" wide kind="secondary">
        {t('user_search_go')}
      </Button>
    </TypeForm>
  );
}
