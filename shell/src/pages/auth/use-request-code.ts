import { useEffect, useState } from 'react';
import type { ApiError } from '@karavan/shared-api/client';
import { forgotPassword, registerAuth, resendCode } from '@karavan/shared-api/client/accounts';
import { sendEmailCode, sendNumberCode } from '@karavan/shared-api/client/credentials';
import type { AUTH_CODE_TYPES } from '@karavan/shared-api/contract/enumerations';
import type { ErrorBody } from '@karavan/shared-api/contract/errors';
import type { WorkChallenge, WorkProof } from '@karavan/shared-api/contract/proof-of-work';
import { request, useWrite } from '@karavan/shared-api/query';
import type { CodeChannel, SentCode } from './sign-in-draft.ts';

interface CodeRequest extends Pick<SentCode, 'purpose' | 'to'> {
  /** A code was already sent; this one replaces it. */
  readonly isRepeated: boolean;
  /** How it is wished for; by SMS unless said. Only repetitions to sign in have the choice. */
  readonly channel?: CodeChannel;
  readonly proof?: WorkProof;
}

/** Until when nothing is sent; to one recipient, or to anybody here. */
interface Wait {
  readonly until: number;
  readonly to: string | null;
}

const CODE_TYPES = {
  sms: 'register_auth_type',
  whatsapp: 'whatsapp_auth_type',
  email: 'email_auth_type',
} as const satisfies Record<CodeChannel, (typeof AUTH_CODE_TYPES)[number]>;

/** While the device works, others may be sent codes, and more work is asked for; hardly ever twice. */
const ROUNDS_MAX = 3;

/**
 * Requests a code and passes on what is known about it. Where the server asks for a proof of work, the
 * device does it and the request is sent again, without the person.
 */
export function useRequestCode(onSent: (code: SentCode) => void) {
  const [work, setWork] = useState<AbortController | null>(null);
  const [wait, setWait] = useState<Wait | null>(null);
  // Whoever leaves needs no code.
  useEffect(() => () => work?.abort(), [work]);

  const write = useWrite(
    ({ purpose, to, isRepeated, channel = 'sms', proof }: CodeRequest) => {
      const proven = proof && { proof };
      if (purpose === 'email') return request(sendEmailCode, { body: { email: to, ...proven } });
      const input = { body: { phone_number: to, ...proven } };
      if (purpose === 'forgot_password') return request(forgotPassword, input);
      if (purpose === 'number') return request(sendNumberCode, input);
      if (!isRepeated) return request(registerAuth, input);
      return request(resendCode, { body: { ...input.body, type: CODE_TYPES[channel] } });
    },
    {
      // The form shows it.
      failed: () => null,
      onSuccess: ({ resend_after: seconds, channel, message }, { purpose, to }) =>
        onSent({ purpose, to, channel, resendAt: Date.now() + seconds * 1000, notice: message }),
      onError(error, { to }) {
        const { retry_after: seconds } = bodyOf(error);
        if (seconds === undefined) return;
        const isOfRecipient = error.code === 'code_sent_lately';
        setWait({ until: Date.now() + seconds * 1000, to: isOfRecipient ? to : null });
      },
    },
  );

  async function send(codeRequest: CodeRequest): Promise<void> {
    let result = await write.send(codeRequest);
    for (let round = 0; round < ROUNDS_MAX && result && !result.ok; round += 1) {
      const { challenge } = bodyOf(result.error);
      if (!challenge) return;
      const controller = new AbortController();
      setWork(controller);
      const proof = await solve(challenge, controller);
      const isCancelled = controller.signal.aborted;
      setWork(null);
      if (isCancelled) return write.reset();
      if (!proof) return;
      result = await write.send({ ...codeRequest, proof });
    }
  }

  return {
    send,
    isPending: write.isPending || work !== null,
    /** Ends the work that the device does; null while it does none. */
    cancelWork: work && (() => work.abort()),
    error: work ? null : write.error,
    errorOf: write.errorOf,
    /** When a code may be requested for this recipient, in milliseconds since 1970. */
    waitFor: (to: string) => (wait && (wait.to === null || wait.to === to) ? wait.until : 0),
    reset: write.reset,
  };
}

const bodyOf = ({ body }: ApiError) => (body ?? {}) as Partial<ErrorBody>;

/** Null when it was cancelled, or could not be done: then the server's words are shown. */
async function solve(
  challenge: WorkChallenge,
  controller: AbortController,
): Promise<WorkProof | null> {
  try {
    const { solveWork } = await import(
      /* webpackChunkName: "proof-of-work" */ '../../proof-of-work/solve-work.ts'
    );
    return await solveWork(challenge, controller);
  } catch {
    return null;
  }
}
