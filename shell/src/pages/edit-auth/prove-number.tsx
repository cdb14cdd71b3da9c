import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { validateOldNumber } from '@karavan/shared-api/client/credentials';
import { request } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { readableNumber } from '@karavan/shared-ui/phone-entry';
import { CodeForm } from '../auth/code-form.tsx';
import { countdown } from '../auth/countdown.ts';
import type { SentCode } from '../auth/sign-in-draft.ts';
import { SignInForm } from '../auth/sign-in-form.tsx';
import { useRequestCode } from '../auth/use-request-code.ts';
import { useSecondsUntil } from '../auth/use-seconds-until.ts';
import { useSignInFailure } from '../auth/use-sign-in-failure.ts';
import { WorkNote } from '../auth/work-note.tsx';
import { useT as usePageT } from '../translation.ts';
import { useT } from './texts.ts';

interface ProveNumberProps {
  readonly title: string;
  /** The account's number. */
  readonly phone: string;
  /** The address that would be replaced. */
  readonly email: string | null | undefined;
  /** Why it is asked for again. */
  readonly notice: string | undefined;
  onProven(token: string): void;
}

/** Sends a code to the present number and asks for it. */
export function ProveNumber({ title, phone, email, notice, onProven }: ProveNumberProps) {
  const t = useT();
  const pageT = usePageT();
  const locale = useAtomValue(localeAtom);
  const failureOf = useSignInFailure();
  const [sent, setSent] = useState<SentCode | null>(null);
  const { send, isPending, cancelWork, error, waitFor } = useRequestCode(setSent);
  // A number is not broken over lines.
  const oneLine = readableNumber(phone).replaceAll(' ', '\u00A0');
  const seconds = useSecondsUntil(waitFor(phone));
  if (sent) {
    return (
      <CodeForm
        sent={sent}
        submit={t('confirm')}
        check={(code) => request(validateOldNumber, { body: { code } })}
        onDone={({ token }) => onProven(token)}
        onSentAgain={setSent}
      />
    );
  }
  return (
    <SignInForm
      title={title}
      hint={[email && t('present_email', { email }), t('prove_hint', { phone: oneLine })]
        .filter(Boolean)
        .join(' ')}
      submit={
        seconds > 0
          ? pageT('auth_send_code_wait', { time: countdown(seconds, locale) })
          : pageT('auth_send_code')
      }
      isBusy={isPending}
      isPaused={seconds > 0}
      problem={failureOf(error, seconds) ?? notice}
      onSubmit={() => void send({ purpose: 'number', to: phone, isRepeated: false })}
    >
      {cancelWork && <WorkNote onCancel={cancelWork} />}
    </SignInForm>
  );
}
