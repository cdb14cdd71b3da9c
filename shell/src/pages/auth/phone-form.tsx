import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { z } from 'zod/mini';
import { useFields, usePhoneCountry } from '@karavan/shared-api/form';
import { PhoneField } from '@karavan/shared-ui/phone-field';
import { localeAtom } from '@karavan/shared-api/state';
import { useT } from '../translation.ts';
import { countdown } from './countdown.ts';
import { PossiblePhone } from './possible-phone.ts';
import type { CodePurpose, SentCode } from './sign-in-draft.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useRequestCode } from './use-request-code.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useSignInFailure } from './use-sign-in-failure.ts';
import { WorkNote } from './work-note.tsx';

interface PhoneFormProps {
  readonly purpose: CodePurpose;
  readonly title: string;
  readonly hint: string;
  /** A plus and the digits typed so far. */
  readonly phone: string;
  /** The code that was sent last; null before. */
  readonly sent: SentCode | null;
  /** Why the number was refused afterwards. */
  readonly refusal?: string | undefined;
  /** Alternatives, below the button. */
  readonly children?: ReactNode;
  onPhone(typed: string): void;
  /** A code is under way. */
  onSent(code: SentCode): void;
}

const Phone = z.object({ phone_number: PossiblePhone });

/** Asks for a phone number and sends a code to it. */
export function PhoneForm({
  purpose,
  title,
  hint,
  phone,
  sent,
  refusal,
  children,
  onPhone,
  onSent,
}: PhoneFormProps) {
  const t = useT();
  const failureOf = useSignInFailure();
  const locale = useAtomValue(localeAtom);
  const { isPending, cancelWork, error, errorOf, waitFor, send } = useRequestCode(onSent);
  const seconds = useSecondsUntil(waitFor(phone));
  const { element, control, submit } = useFields({
    schema: Phone,
    initial: { phone_number: phone },
    // The number is kept.
    isLeftFreely: true,
    words: () => t('phone_invalid'),
  });
  const number = control('phone_number');

  function requestCode(): void {
    const isUnderWay =
      sent?.phone === phone && sent.purpose === purpose && sent.resendAt > Date.now();
    if (isUnderWay) onSent(sent);
    else void send({ purpose, phone, isRepeated: false });
  }

  return (
    <SignInForm
      ref={element}
      onSubmit={(event) => submit(event, requestCode)}
      title={title}
      hint={hint}
      submit={
        seconds > 0
          ? t('auth_send_code_wait', { time: countdown(seconds, locale) })
          : t('auth_send_code')
      }
      isBusy={isPending}
      isPaused={seconds > 0}
      problem={failureOf(error, seconds)}
      footer={children}
    >
      <PhoneField
        label={t('phone')}
        {...usePhoneCountry()}
        {...number}
        error={number.error ?? refusal ?? (errorOf('phone_number') && t('phone_invalid'))}
        onValueChange={(typed) => {
          onPhone(typed);
          number.onValueChange(typed);
        }}
      />
      {cancelWork && <WorkNote onCancel={cancelWork} />}
    </SignInForm>
  );
}
