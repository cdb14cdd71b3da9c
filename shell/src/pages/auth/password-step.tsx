import { useState } from 'react';
import { login } from '@karavan/shared-api/client/accounts';
import { useWrite } from '@karavan/shared-api/query';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import { Button } from '@karavan/shared-ui/button';
import type { ShellServices } from '../../shell-services.ts';
import { TextLink } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { deviceName } from './device-name.ts';
import { PasswordField } from './password-field.tsx';
import { internationalOf } from './phone-entry.ts';
import { PhoneField } from './phone-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { usePhoneEntry } from './use-phone-entry.ts';
import { useSignInFailure } from './use-sign-in-failure.ts';

interface PasswordStepProps {
  readonly services: ShellServices;
  onSignedIn(user: AuthenticatedUser): void;
  onCode(): void;
}

export function PasswordStep({ services: { overlays }, onSignedIn, onCode }: PasswordStepProps) {
  const t = useT();
  const failureOf = useSignInFailure();
  const [entry, setEntry] = usePhoneEntry();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState({ phone: false, password: false });
  const { isPending, error, errorOf, send } = useWrite(login, {
    failed: () => null,
    onSuccess: onSignedIn,
  });
  const isWrong = error?.code === 'wrong_credentials';
  const isPhoneAtFault = missing.phone || errorOf('phone_number') !== undefined;

  function submit(): void {
    const phone = internationalOf(entry);
    setMissing({ phone: phone === null, password: password === '' });
    if (phone === null || password === '') return;
    const body = { phone_number: phone, password, device: deviceName() };
    void send({ body });
  }

  return (
    <SignInForm
      title={t('password_title')}
      hint={t('password_hint')}
      submit={t('sign_in')}
      isBusy={isPending}
      problem={isWrong ? undefined : failureOf(error)}
      onSubmit={submit}
      footer={
        <>
          <TextLink to="/forgot">{t('password_forgotten')}</TextLink>
          <Button kind="quiet" onClick={onCode}>
            {t('auth_by_code')}
          </Button>
        </>
      }
    >
      <PhoneField
        entry={entry}
        error={isPhoneAtFault ? t('phone_invalid') : undefined}
        overlays={overlays}
        onChange={setEntry}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        value={password}
        error={
          (isWrong && t('password_wrong')) ||
          (missing.password && t('password_required')) ||
          undefined
        }
        onChange={setPassword}
      />
    </SignInForm>
  );
}
