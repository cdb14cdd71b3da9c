import { useState } from 'react';
import type { ApiClient } from '@karavan/shared-api/client';
import { login } from '@karavan/shared-api/client/accounts';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import { Button } from '@karavan/shared-ui/button';
import { TextField } from '@karavan/shared-ui/text-field';
import { useT } from '../translation.ts';
import { deviceName } from './code-step.tsx';
import { fieldError, signInFailure } from './form-error.ts';
import { PhoneField } from './phone-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSubmission } from './use-submission.ts';

interface PasswordStepProps {
  readonly api: ApiClient;
  readonly phone: string;
  onPhoneChange(phone: string): void;
  onSignedIn(user: AuthenticatedUser): void;
  onCode(): void;
}

export function PasswordStep({ api, phone, onPhoneChange, onSignedIn, onCode }: PasswordStepProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const { isBusy, error, send } = useSubmission();
  const isWrong = error?.code === 'wrong_credentials';
  return (
    <>
      <SignInForm
        title={t('password_title')}
        hint={t('password_hint')}
        submit={t('sign_in')}
        isBusy={isBusy}
        problem={error && !isWrong ? signInFailure(error) : undefined}
        onSubmit={() =>
          void send(
            () =>
              api.call(login, { body: { phone_number: phone, password, device: deviceName() } }),
            onSignedIn,
          )
        }
      >
        <PhoneField
          phone={phone}
          error={fieldError(error, 'phone_number')}
          onChange={onPhoneChange}
        />
        <TextField
          label={t('password')}
          type="password"
          autoComplete="current-password"
          value={password}
          error={
            isWrong ? t('password_wrong') : fieldError(error, 'password') && t('password_required')
          }
          onChange={(event) => setPassword(event.target.value)}
        />
      </SignInForm>
      <Button kind="quiet" onClick={onCode}>
        {t('auth_by_code')}
      </Button>
    </>
  );
}
