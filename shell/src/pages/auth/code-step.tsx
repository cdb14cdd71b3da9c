import { useEffect, useState } from 'react';
import type { ApiClient } from '@karavan/shared-api/client';
import { resendCode, verifyCode } from '@karavan/shared-api/client/accounts';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import { Button } from '@karavan/shared-ui/button';
import { TextField } from '@karavan/shared-ui/text-field';
import { useT } from '../translation.ts';
import { fieldError, signInFailure } from './form-error.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSubmission } from './use-submission.ts';

interface CodeStepProps {
  readonly api: ApiClient;
  readonly phone: string;
  /** Seconds until another code may be asked for. */
  readonly resendAfter: number;
  onSignedIn(user: AuthenticatedUser): void;
  onOtherPhone(): void;
}

export function CodeStep({ api, phone, resendAfter, onSignedIn, onOtherPhone }: CodeStepProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const [wait, setWait] = useState(resendAfter);
  const { isBusy, error, send } = useSubmission();

  useEffect(() => {
    const timer = setInterval(() => setWait((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);

  const problem =
    error?.status === 403 ? t('code_wrong') : error ? signInFailure(error) : undefined;
  return (
    <>
      <SignInForm
        title={t('code_title')}
        hint={t('code_hint', { phone })}
        submit={t('sign_in')}
        isBusy={isBusy}
        problem={problem}
        onSubmit={() =>
          void send(
            () =>
              api.call(verifyCode, { body: { phone_number: phone, code, device: deviceName() } }),
            onSignedIn,
          )
        }
      >
        <TextField
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          error={fieldError(error, 'code') && t('code_invalid')}
          onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
        />
      </SignInForm>
      <Button
        kind="quiet"
        disabled={wait > 0}
        onClick={() =>
          void send(
            () => api.call(resendCode, { body: { phone_number: phone } }),
            (data) => setWait(data.resend_after),
          )
        }
      >
        {wait > 0 ? t('code_resend_wait', { seconds: wait }) : t('code_resend')}
      </Button>
      <Button kind="quiet" onClick={onOtherPhone}>
        {t('other_phone')}
      </Button>
    </>
  );
}

/** How the list of devices will call this one. */
export function deviceName(): string {
  return navigator.userAgent.slice(0, 200);
}
