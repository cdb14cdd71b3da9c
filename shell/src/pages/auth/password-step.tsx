import { z } from 'zod/mini';
import * as endpoints from '@karavan/shared-api/client/accounts';
import { login, type AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import { useForm, usePhoneCountry, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { PhoneField } from '@karavan/shared-ui/phone-field';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { TextLink } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { deviceName } from './device-name.ts';
import { PasswordField } from './password-field.tsx';
import { PossiblePhone } from './possible-phone.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useTypedPhone } from './use-typed-phone.ts';
import { useSignInFailure } from './use-sign-in-failure.ts';

interface PasswordStepProps {
  onSignedIn(user: AuthenticatedUser): void;
  onCode(): void;
}

const Login = z.object({ phone_number: PossiblePhone, password: login.body.shape.password });

/** Signs in by password. */
export const PasswordStep = withFormTexts(Fields, <PageSkeleton />);

function Fields({ onSignedIn, onCode }: PasswordStepProps) {
  const t = useT();
  const failureOf = useSignInFailure();
  const [phone, setPhone] = useTypedPhone();
  const form = useForm({
    schema: Login,
    initial: { phone_number: phone, password: '' },
    // The number is kept, and a password is not.
    isLeftFreely: true,
    request: (body) => request(endpoints.login, { body: { ...body, device: deviceName() } }),
    words: (field) => (field === 'phone_number' ? t('phone_invalid') : undefined),
    failed: () => null,
    onSuccess: (user) => onSignedIn(user),
  });
  const isWrong = form.error?.code === 'wrong_credentials';
  const number = form.control('phone_number');
  const password = form.text('password');

  return (
    <SignInForm
      {...form.props}
      title={t('password_title')}
      hint={t('password_hint')}
      submit={t('sign_in')}
      isBusy={form.isPending}
      problem={isWrong ? undefined : failureOf(form.error)}
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
        {...number}
        onValueChange={(typed) => {
          setPhone(typed);
          number.onValueChange(typed);
        }}
      />
      <PasswordField
        label={t('password')}
        {...password}
        autoComplete="current-password"
        error={password.error ?? (isWrong ? t('password_wrong') : undefined)}
      />
    </SignInForm>
  );
}
