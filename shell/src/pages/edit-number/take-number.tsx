import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getMe } from '@karavan/shared-api/client/accounts';
import { changeNumber } from '@karavan/shared-api/client/credentials';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { CodeForm } from '../auth/code-form.tsx';
import { PhoneForm } from '../auth/phone-form.tsx';
import type { SentCode } from '../auth/sign-in-draft.ts';
import { useT } from './texts.ts';

interface TakeNumberProps {
  /** Of the present number. */
  readonly proof: string;
  onDone(): void;
  /** The proof does not count any more. */
  onProofOver(): void;
}

/** Asks for the new number, and for the code that is sent to it. */
export function TakeNumber({ proof, onDone, onProofOver }: TakeNumberProps) {
  const t = useT();
  const { toasts } = useShell();
  const queries = useQueryClient();
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  if (!sent || !isAsked) {
    return (
      <PhoneForm
        purpose="number"
        title={t('new_title')}
        hint={t('new_hint')}
        phone={phone}
        sent={sent}
        refusal={refused === phone ? t('taken') : undefined}
        onPhone={setPhone}
        onSent={(code) => {
          setSent(code);
          setIsAsked(true);
        }}
      />
    );
  }
  return (
    <CodeForm
      sent={sent}
      submit={t('change')}
      check={(code) =>
        request(changeNumber, { body: { token: proof, phone_number: sent.phone, code } })
      }
      onDone={() => {
        toasts.show({ kind: 'success', text: t('changed') });
        void queries.invalidateQueries({ queryKey: endpointKey(getMe, 'one', {}) });
        onDone();
      }}
      onSentAgain={setSent}
      onRefused={(error) => {
        if (error.code === 'code_required') onProofOver();
        if (!error.fields['phone_number']) return;
        setRefused(sent.phone);
        setIsAsked(false);
      }}
    >
      <Button kind="quiet" onClick={() => setIsAsked(false)}>
        {t('other_number')}
      </Button>
    </CodeForm>
  );
}
