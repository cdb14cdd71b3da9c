import { useState, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { z } from 'zod/mini';
import type { ApiError } from '@karavan/shared-api/client';
import { verifyCode } from '@karavan/shared-api/contract/accounts';
import { useForm } from '@karavan/shared-api/form';
import type { WriteRequest } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { OtpField } from '@karavan/shared-ui/otp-field';
import { useT } from '../translation.ts';
import { countdown } from './countdown.ts';
import { readableNumber } from '@karavan/shared-ui/phone-entry';
import type { CodeChannel, SentCode } from './sign-in-draft.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useRequestCode } from './use-request-code.ts';
import { useSignInFailure } from './use-sign-in-failure.ts';
import { WorkNote } from './work-note.tsx';

interface CodeFormProps<Data> {
  readonly sent: SentCode;
  /** The words on the button. */
  readonly submit: string;
  /** How it can be sent instead of by SMS. */
  readonly ways?: readonly CodeChannel[];
  /** Another way, below the button. */
  readonly children?: ReactNode;
  check(code: string): WriteRequest<Data>;
  onDone(answer: Data): void;
  onSentAgain(again: SentCode): void;
  onRefused?(error: ApiError): void;
}

const CODE_LENGTH = 6;
const Code = z.object({ code: verifyCode.body.shape.code });

/** Asks for the code that was sent; typing the last digit submits it. */
export function CodeForm<Data>({
  sent: { purpose, to, channel, resendAt, notice },
  ways = [],
  submit,
  children,
  check: requestOf,
  onDone,
  onSentAgain,
  onRefused,
}: CodeFormProps<Data>) {
  const t = useT();
  const failureOf = useSignInFailure();
  const [refusals, setRefusals] = useState(0);
  const locale = useAtomValue(localeAtom);
  const check = useForm({
    schema: Code,
    initial: { code: '' },
    // A code is typed again sooner than asked about.
    isLeftFreely: true,
    request: ({ code: digits }) => requestOf(digits),
    words: () => t('code_invalid'),
    failed: () => null,
    onSuccess: (answer) => onDone(answer as Data),
    // After a refusal the code is typed again from the first digit; after a network failure it may
    // be resubmitted.
    onError(error) {
      onRefused?.(error);
      if (error.status !== 403) return;
      check.startOver();
      setRefusals((count) => count + 1);
    },
  });
  const code = check.control('code');
  const label = {
    sms: t('code'),
    whatsapp: t('code_of_whatsapp'),
    email: t('code_of_email'),
  }[channel];
  const resend = useRequestCode(onSentAgain);

  const seconds = useSecondsUntil(Math.max(resendAt, resend.waitFor(to)));
  const error = check.error ?? resend.error;
  const isWrong = check.error?.code === 'wrong_credentials';
  const isExpired = check.error?.code === 'code_expired';

  function sendAgain(by?: CodeChannel): void {
    check.startOver();
    check.reset();
    void resend.send({ purpose, to, isRepeated: true, ...(by && { channel: by }) });
  }

  const fieldProblem = () => {
    if (isWrong) return t('code_wrong');
    if (isExpired) return t('code_expired');
    return code.error;
  };
  return (
    <SignInForm
      {...check.props}
      title={t('code_title')}
      hint={notice ?? t('code_hint', { phone: purpose === 'email' ? to : readableNumber(to) })}
      submit={submit}
      isBusy={check.isPending}
      problem={isWrong || isExpired ? undefined : failureOf(error, seconds)}
      onSubmit={(event) => {
        resend.reset();
        check.props.onSubmit(event);
      }}
      footer={
        <>
          <Button
            kind="quiet"
            paused={seconds > 0}
            loading={resend.isPending}
            onClick={() => sendAgain()}
          >
            {seconds > 0
              ? t('code_resend_wait', { time: countdown(seconds, locale) })
              : t('code_resend')}
          </Button>
          {seconds === 0 &&
            ways.map((way) => (
              <Button
                key={way}
                kind="quiet"
                paused={resend.isPending}
                onClick={() => sendAgain(way)}
              >
                {way === 'email' ? t('code_by_email') : t('code_by_whatsapp')}
              </Button>
            ))}
          {resend.cancelWork && <WorkNote onCancel={resend.cancelWork} />}
          {children}
        </>
      }
    >
      <OtpField
        label={label}
        length={CODE_LENGTH}
        key={refusals}
        focusOnMount
        {...code}
        error={fieldProblem()}
        onComplete={() => check.props.ref.current?.requestSubmit()}
      />
    </SignInForm>
  );
}
