import { forgotPassword, registerAuth, resendCode } from '@karavan/shared-api/client/accounts';
import { request, useWrite } from '@karavan/shared-api/query';
import type { CodePurpose, SentCode } from './sign-in-draft.ts';

interface CodeWish {
  readonly purpose: CodePurpose;
  readonly phone: string;
  /** A code has been sent before: this one takes its place. */
  readonly isRepeated: boolean;
}

/** Asks for a code, and hands on what is known of it. */
export function useRequestCode(onSent: (code: SentCode) => void) {
  return useWrite(
    ({ purpose, phone, isRepeated }: CodeWish) => {
      const input = { body: { phone_number: phone } };
      if (purpose === 'forgot_password') return request(forgotPassword, input);
      return isRepeated ? request(resendCode, input) : request(registerAuth, input);
    },
    {
      // The form tells it.
      failed: () => null,
      onSuccess: ({ resend_after: seconds, message }, { purpose, phone }) =>
        onSent({ purpose, phone, resendAt: Date.now() + seconds * 1000, notice: message }),
    },
  );
}
