import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { verifyCode } from '@karavan/shared-api/client/accounts';
import { useWrite } from '@karavan/shared-api/query';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { OtpField } from '@karavan/shared-ui/otp-field';
import type { ShellServices } from '../../shell-services.ts';
import { useT } from '../translation.ts';
import { countdown } from './countdown.ts';
import { deviceName } from './device-name.ts';
import { readableNumber } from '@karavan/shared-ui/phone-entry';
import { signInDraftAtom, type SentCode } from './sign-in-draft.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useRequestCode } from './use-request-code.ts';
import { useSignInFailure } from './use-sign-in-failure.ts';
import { WorkNote } from './work-note.tsx';

interface CodeStepProps {
  readonly services: Pick<ShellServices, 'store'>;
  readonly sent: SentCode;
  onSignedIn(user: AuthenticatedUser): void;
  onOtherPhone(): void;
}

const CODE_LENGTH = 6;

/** Asks for the code that was sent; typing the last digit submits it. */
export function CodeStep({
  services: { store },
  sent: { purpose, phone, resendAt, notice },
  onSignedIn,
  onOtherPhone,
}: CodeStepProps) {
  const t = useT();
  const failureOf = useSignInFailure();
  const [code, setCode] = useState('');
  const [refusals, setRefusals] = useState(0);
  const locale = useAtomValue(localeAtom);
  const check = useWrite(verifyCode, {
    failed: () => null,
    onSuccess: onSignedIn,
    // After a refusal the code is typed again from the first digit; after a network failure it may
    // be resubmitted.
    onError({ status }) {
      if (status !== 403) return;
      setCode('');
      setRefusals((count) => count + 1);
    },
  });
  const resend = useRequestCode((again) =>
    store.set(signInDraftAtom, (draft) => draft && { ...draft, sent: again }),
  );

  const seconds = useSecondsUntil(Math.max(resendAt, resend.waitFor(phone)));
  const error = check.error ?? resend.error;
  const isWrong = check.error?.code === 'wrong_credentials';
  const isExpired = check.error?.code === 'code_expired';
  const isMalformed = check.errorOf('code') !== undefined;

  function submit(digits: string): void {
    resend.reset();
    const body = { phone_number: phone, code: digits, device: deviceName() };
    void check.send({ body });
  }

  function sendAgain(): void {
    setCode('');
    check.reset();
    void resend.send({ purpose, phone, isRepeated: true });
  }

  const fieldProblem = () => {
    if (isWrong) return t('code_wrong');
    if (isExpired) return t('code_expired');
    return isMalformed ? t('code_invalid') : undefined;
  };
  return (
    <SignInForm
      title={t('code_title')}
      hint={notice ?? t('code_hint', { phone: readableNumber(phone) })}
      submit={t('sign_in')}
      isBusy={check.isPending}
      problem={isWrong || isExpired ? undefined : failureOf(error, seconds)}
      onSubmit={() => submit(code)}
      footer={
        <>
          <Button kind="quiet" paused={seconds > 0} loading={resend.isPending} onClick={sendAgain}>
            {seconds > 0
              ? t('code_resend_wait', { time: countdown(seconds, locale) })
              : t('code_resend')}
          </Button>
          {resend.cancelWork && <WorkNote onCancel={resend.cancelWork} />}
          <Button kind="quiet" onClick={onOtherPhone}>
            {t('other_phone')}
          </Button>
        </>
      }
    >
      <OtpField
        label={t('code')}
        length={CODE_LENGTH}
        key={refusals}
        focusOnMount
        value={code}
        error={fieldProblem()}
        onValueChange={setCode}
        onComplete={submit}
      />
    </SignInForm>
  );
}
