import type { ApiClient, ApiFailure } from '@karavan/shared-api/client';
import { forgotPassword, registerAuth, resendCode } from '@karavan/shared-api/client/accounts';
import type { CodePurpose, SentCode } from './sign-in-draft.ts';

interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly phone: string;
  /** A code has been sent before: this one takes its place. */
  readonly isRepeated: boolean;
}

/** Asks for a code, and answers what is known of it. */
export async function requestCode(
  api: ApiClient,
  { purpose, phone, isRepeated }: CodeRequest,
): Promise<{ readonly ok: true; readonly data: SentCode } | ApiFailure> {
  const input = { body: { phone_number: phone } };
  const ask = () => {
    if (purpose === 'forgot_password') return api.call(forgotPassword, input);
    return isRepeated ? api.call(resendCode, input) : api.call(registerAuth, input);
  };
  const answer = await ask();
  if (!answer.ok) return answer;
  const { resend_after: seconds, message } = answer.data;
  const resendAt = Date.now() + seconds * 1000;
  return { ok: true, data: { purpose, phone, resendAt, notice: message } };
}
