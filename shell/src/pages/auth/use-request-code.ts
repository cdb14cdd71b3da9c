import { forgotPassword, registerAuth, resendCode } from '@karavan/shared-api/client/accounts';
import { request, useWrite } from '@karavan/shared-api/query';
import type { CodePurpose, SentCode } from './sign-in-draft.ts';

interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly phone: string;
  /** A code was already sent; this one replaces it. */
  readonly isRepeated: boolean;
}

/** Requests a code and passes on what is known about it. */
export function useRequestCode(onSent: (code: SentCode) => void) {
  return useWrite(
    ({ purpose, phone, isRepeated }: CodeRequest) => {
      const input = { body: { phone_number: phone } };
      if (purpose === 'forgot_password') return request(forgotPassword, input);
      return isRepeated ? request(resendCode, input) : request(registerAuth, input);
    },
    {
      // The form shows it.
      failed: () => null,
      onSuccess: ({ resend_after: seconds, message }, { purpose, phone }) =>
        onSent({ purpose, phone, resendAt: Date.now() + seconds * 1000, notice: message }),
    },
  );
}
