import { useState } from 'react';
import { changeEmail, changeNumber } from '@karavan/shared-api/client/credentials';
import { request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { CodeForm } from '../auth/code-form.tsx';
import { SendCodeForm } from '../auth/send-code-form.tsx';
import type { SentCode } from '../auth/sign-in-draft.ts';
import { useT } from './texts.ts';

export type ContactKind = 'number' | 'email';

interface TakeContactProps {
  readonly kind: ContactKind;
  /** Of the present number. */
  readonly proof: string;
  onDone(): void;
  /** The proof does not count any more. */
  onProofOver(): void;
}

/** Asks for the new number or address, and for the code that is sent to it. */
export function TakeContact({ kind, proof, onDone, onProofOver }: TakeContactProps) {
  const t = useT();
  const words = wordsOf(t, kind);
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  if (!sent || !isAsked) {
    return (
      <SendCodeForm
        purpose={kind}
        title={words.title}
        hint={words.hint}
        to={typed}
        sent={sent}
        refusal={refused === typed ? words.taken : undefined}
        onTyped={setTyped}
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
      submit={words.submit}
      check={(code) => {
        const proven = { token: proof, code };
        return kind === 'email'
          ? request(changeEmail, { body: { ...proven, email: sent.to } })
          : request(changeNumber, { body: { ...proven, phone_number: sent.to } });
      }}
      onDone={onDone}
      onSentAgain={setSent}
      onRefused={(error) => {
        if (error.code === 'code_required') onProofOver();
        if (!error.fields['phone_number'] && !error.fields['email']) return;
        setRefused(typed);
        setIsAsked(false);
      }}
    >
      <Button kind="quiet" onClick={() => setIsAsked(false)}>
        {words.other}
      </Button>
    </CodeForm>
  );
}

function wordsOf(t: ReturnType<typeof useT>, kind: ContactKind) {
  return kind === 'email'
    ? {
        title: t('new_email_title'),
        hint: t('new_email_hint'),
        taken: t('email_taken'),
        submit: t('save_email'),
        other: t('other_email'),
      }
    : {
        title: t('new_title'),
        hint: t('new_hint'),
        taken: t('taken'),
        submit: t('change'),
        other: t('other_number'),
      };
}
