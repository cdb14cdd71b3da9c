import { z } from 'zod/mini';
import { CODE_REFUSALS, CodeSent, Password, PhoneNumber, Proof, verifyCode } from './accounts.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import { defineRoute } from './route.ts';
import { secret, text } from './text.ts';

const Done = z.object({ success: z.literal(true) });

export const changePassword = defineRoute({
  method: 'POST',
  path: '/users/doChangePassword/',
  summary: 'Replaces the password by a new one; all other sessions end',
  permission: 'session',
  body: z.object({ old_password: secret(1, PASSWORD_MAX_LENGTH), password: Password }),
  responses: { 200: Done },
  errors: ['limit_exceeded', 'conflict'],
});

const { code: Code } = verifyCode.body.shape;

/** How a code may fail; too many wrong ones are `limit_exceeded`. */
const WRONG_CODES = ['wrong_credentials', 'code_expired', 'limit_exceeded'] as const;

export const sendNumberCode = defineRoute({
  method: 'POST',
  path: '/users/doSendCode/',
  summary:
    "Sends a code that proves a number: the account's own one, or the one that it is to have; the answer is the same whether or not somebody has it",
  permission: 'session',
  body: z.object({ phone_number: PhoneNumber, proof: Proof }),
  responses: { 200: CodeSent },
  errors: CODE_REFUSALS,
});

/** The proof of the old number: once, within a quarter of an hour, for the session that has given it. */
const ChangeToken = text(100);

export const validateOldNumber = defineRoute({
  method: 'POST',
  path: '/users/doValidateOldNumber/',
  summary: "Proves the account's own number by a code, before another one is taken",
  permission: 'session',
  body: z.object({ code: Code }),
  responses: { 200: z.object({ token: z.string() }) },
  errors: WRONG_CODES,
});

export const changeNumber = defineRoute({
  method: 'POST',
  path: '/users/doChangeAndVerifyNewNumber/',
  summary: 'Gives the account another number, both of them proven; all other sessions end',
  permission: 'session',
  body: z.object({ token: ChangeToken, phone_number: PhoneNumber, code: Code }),
  responses: { 200: Done },
  errors: [...WRONG_CODES, 'code_required'],
});
