import type { ApiClient } from '@karavan/shared-api/client';
import { registerAuth } from '@karavan/shared-api/client/accounts';
import { Button } from '@karavan/shared-ui/button';
import { TextField } from '@karavan/shared-ui/text-field';
import { useT } from '../translation.ts';
import { fieldError, signInFailure } from './form-error.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSubmission } from './use-submission.ts';

interface PhoneStepProps {
  readonly api: ApiClient;
  readonly phone: string;
  onPhoneChange(phone: string): void;
  /** A code is on its way; another may be asked for after so many seconds. */
  onSent(resendAfter: number): void;
  onPassword(): void;
}

export function PhoneStep({ api, phone, onPhoneChange, onSent, onPassword }: PhoneStepProps) {
  const t = useT();
  const { isBusy, error, send } = useSubmission();
  return (
    <>
      <SignInForm
        title={t('auth_title')}
        hint={t('auth_hint')}
        submit={t('auth_send_code')}
        isBusy={isBusy}
        problem={error ? signInFailure(error) : undefined}
        onSubmit={() =>
          void send(
            () => api.call(registerAuth, { body: { phone_number: phone } }),
            (data) => onSent(data.resend_after),
          )
        }
      >
        <PhoneField
          phone={phone}
          error={fieldError(error, 'phone_number')}
          onChange={onPhoneChange}
        />
      </SignInForm>
      <Button kind="quiet" onClick={onPassword}>
        {t('auth_by_password')}
      </Button>
    </>
  );
}

interface PhoneFieldProps {
  readonly phone: string;
  readonly error: string | undefined;
  onChange(phone: string): void;
}

export function PhoneField({ phone, error, onChange }: PhoneFieldProps) {
  const t = useT();
  return (
    <TextField
      label={t('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+996 700 000 001"
      value={phone}
      error={error && t('phone_invalid')}
      onChange={(event) => onChange(event.target.value.replaceAll(/[^+\d]/g, ''))}
    />
  );
}
