import { z } from 'zod/mini';
import { authenticate } from '@karavan/shared-api/client/credentials';
import { Email, login, type AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import { EMAIL_MAX_LENGTH } from '@karavan/shared-api/contract/limits';
import type { AccountReturn } from '@karavan/shared-api/contract/departures';
import { useForm, usePhoneCountry, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { TextField } from '@karavan/shared-ui/text-field';
import { PhoneField } from '@karavan/shared-ui/phone-field';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { TextLink } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { deviceName } from './device-name.ts';
import { offerOf } from './offer-of.ts';
import { PasswordField } from './password-field.tsx';
import { PossiblePhone } from './possible-phone.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useTypedPhone } from './use-typed-phone.ts';
import { useSignInFailure } from './use-sign-in-failure.ts';

interface PasswordStepProps {
  /** What stands beside the password. */
  readonly by: 'phone' | 'email';
  onSignedIn(user: AuthenticatedUser): void;
  /** The account is theirs, and they had left it. */
  onLeft(offer: AccountReturn): void;
  /** The other one of number and e-mail. */
  onOther(): void;
  onCode(): void;
}

const { password: Secret } = login.body.shape;
const ByPhone = z.object({ login: PossiblePhone, password: Secret });
const ByEmail = z.object({ login: Email, password: Secret });

/** Signs in by password. */
export const PasswordStep = withFormTexts(Fields, <PageSkeleton />);

function Fields({ by, onSignedIn, onLeft, onOther, onCode }: PasswordStepProps) {
  const t = useT();
  const isByEmail = by === 'email';
  const failureOf = useSignInFailure();
  const country = usePhoneCountry();
  const [phone, setPhone] = useTypedPhone();
  const form = useForm({
    schema: isByEmail ? ByEmail : ByPhone,
    initial: { login: isByEmail ? '' : phone, password: '' },
    // The number is kept, and a password is not.
    isLeftFreely: true,
    request: (body) => request(authenticate, { body: { ...body, device: deviceName() } }),
    words(field) {
      if (field !== 'login') return undefined;
      return isByEmail ? t('email_invalid') : t('phone_invalid');
    },
    failed: () => null,
    onSuccess: (user) => onSignedIn(user),
    onError(error) {
      const offer = offerOf(error);
      if (offer) onLeft(offer);
    },
  });
  const isWrong = form.error?.code === 'wrong_credentials';
  const name = form.control('login');
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
          <Button kind="quiet" onClick={onOther}>
            {isByEmail ? t('auth_by_number') : t('auth_by_email')}
          </Button>
          <Button kind="quiet" onClick={onCode}>
            {t('auth_by_code')}
          </Button>
        </>
      }
    >
      {isByEmail ? (
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          maxLength={EMAIL_MAX_LENGTH}
          {...form.text('login')}
        />
      ) : (
        <PhoneField
          label={t('phone')}
          {...country}
          {...name}
          onValueChange={(typed) => {
            setPhone(typed);
            name.onValueChange(typed);
          }}
        />
      )}
      <PasswordField
        label={t('password')}
        {...password}
        autoComplete="current-password"
        error={password.error ?? (isWrong ? t('password_wrong') : undefined)}
      />
    </SignInForm>
  );
}
