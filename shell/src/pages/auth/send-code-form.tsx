import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { z } from 'zod/mini';
import { useFields, usePhoneCountry } from '@karavan/shared-api/form';
import { Email } from '@karavan/shared-api/contract/accounts';
import { EMAIL_MAX_LENGTH } from '@karavan/shared-api/contract/limits';
import { TextField } from '@karavan/shared-ui/text-field';
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

interface SendCodeFormProps {
  readonly purpose: CodePurpose;
  readonly title: string;
  readonly hint: string;
  /** What is typed so far: a plus and digits, or for the purpose `email` an address. */
  readonly to: string;
  /** The code that was sent last; null before. */
  readonly sent: SentCode | null;
  /** Why the number or the address was refused afterwards. */
  readonly refusal?: string | undefined;
  /** Alternatives, below the button. */
  readonly children?: ReactNode;
  onTyped(typed: string): void;
  /** A code is under way. */
  onSent(code: SentCode): void;
}

const ByPhone = z.object({ to: PossiblePhone });
const ByEmail = z.object({ to: Email });

/** Asks for a phone number or an e-mail address, and sends a code to it. */
export function SendCodeForm({
  purpose,
  title,
  hint,
  to,
  sent,
  refusal,
  children,
  onTyped,
  onSent,
}: SendCodeFormProps) {
  const t = useT();
  const isByEmail = purpose === 'email';
  const invalid = isByEmail ? t('email_invalid') : t('phone_invalid');
  const failureOf = useSignInFailure();
  const locale = useAtomValue(localeAtom);
  const { isPending, cancelWork, error, errorOf, waitFor, send } = useRequestCode(onSent);
  const seconds = useSecondsUntil(waitFor(to));
  const { element, control, submit } = useFields({
    schema: isByEmail ? ByEmail : ByPhone,
    initial: { to },
    // What was typed is kept.
    isLeftFreely: true,
    words: () => invalid,
  });
  const field = control('to');
  const country = usePhoneCountry();

  function type(typed: string): void {
    onTyped(typed);
    field.onValueChange(typed);
  }

  function requestCode({ to: recipient }: { readonly to: string }): void {
    const isUnderWay =
      sent?.to === recipient && sent.purpose === purpose && sent.resendAt > Date.now();
    if (isUnderWay) onSent(sent);
    else void send({ purpose, to: recipient, isRepeated: false });
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
      {isByEmail ? (
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          value={field.value}
          error={field.error ?? refusal ?? (errorOf('email') && invalid)}
          onChange={({ target }) => type(target.value)}
        />
      ) : (
        <PhoneField
          label={t('phone')}
          {...country}
          {...field}
          // Passkeys are suggested below the number.
          autoComplete={purpose === 'sign_in' ? 'tel webauthn' : 'tel'}
          error={field.error ?? refusal ?? (errorOf('phone_number') && invalid)}
          onValueChange={type}
        />
      )}
      {cancelWork && <WorkNote onCancel={cancelWork} />}
    </SignInForm>
  );
}
