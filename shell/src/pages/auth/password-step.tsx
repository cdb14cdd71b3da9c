import { useState } from 'react';
import { login } from '@karavan/shared-api/client/accounts';
import { useWrite } from '@karavan/shared-api/query';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import { usePhoneCountry } from '@karavan/shared-api/form';
import { isPossibleNumber } from '@karavan/shared-ui/phone-entry';
import { PhoneField } from '@karavan/shared-ui/phone-field';
import { Button } from '@karavan/shared-ui/button';
import { TextLink } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { deviceName } from './device-name.ts';
import { PasswordField } from './password-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useTypedPhone } from './use-typed-phone.ts';
import { useSignInFailure } from './use-sign-in-failure.ts';

interface PasswordStepProps {
  onSignedIn(user: AuthenticatedUser): void;
  onCode(): void;
}

export function PasswordStep({ onSignedIn, onCode }: PasswordStepProps) {
  const t = useT();
  const failureOf = useSignInFailure();
  const [phone, setPhone] = useTypedPhone();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState({ phone: false, password: false });
  const { isPending, error, errorOf, send } = useWrite(login, {
    failed: () => null,
    onSuccess: onSignedIn,
  });
  const isWrong = error?.code === 'wrong_credentials';
  const isPhoneAtFault = missing.phone || errorOf('phone_number') !== undefined;

  function submit(): void {
    const isPossible = isPossibleNumber(phone);
    setMissing({ phone: !isPossible, password: password === '' });
    if (!isPossible || password === '') return;
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
        label={t('phone')}
        {...usePhoneCountry()}
        value={phone}
        error={isPhoneAtFault ? t('phone_invalid') : undefined}
        onValueChange={setPhone}
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
        onChange={({ target }) => setPassword(target.value)}
      />
    </SignInForm>
  );
}
