import { z } from 'zod/mini';
import {
  AuthenticatedUser,
  CODE_REFUSALS,
  CodeChannel,
  CodeSent,
  DEVICE,
  Email,
  LoginName,
  Password,
  PhoneNumber,
  Proof,
  verifyCode,
} from './accounts.ts';
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

/** The proof of the account's number: once, within a quarter of an hour, for the session that has given it. */
const NumberProof = text(100);

export const validateOldNumber = defineRoute({
  method: 'POST',
  path: '/users/doValidateOldNumber/',
  summary: "Proves the account's own number by a code, before another number or e-mail is taken",
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
  body: z.object({ token: NumberProof, phone_number: PhoneNumber, code: Code }),
  responses: { 200: Done },
  errors: [...WRONG_CODES, 'code_required'],
});

export const authenticate = defineRoute({
  method: 'POST',
  path: '/authenticate/',
  summary: 'Signs in with a password, by phone number or by a proven e-mail address; as `/login/`',
  permission: 'public',
  body: z.object({
    login: LoginName,
    password: secret(1, PASSWORD_MAX_LENGTH),
    ...DEVICE,
  }),
  responses: { 200: AuthenticatedUser },
  errors: ['wrong_credentials', 'limit_exceeded', 'account_deactivated'],
});

export const checkSmsService = defineRoute({
  method: 'GET',
  path: '/users/check_sms_service/',
  summary:
    'Whether a code can be sent by SMS from this network now, and the ways that codes go here',
  permission: 'public',
  responses: { 200: z.object({ is_available: z.boolean(), channels: z.array(CodeChannel) }) },
});

export const getEmail = defineRoute({
  method: 'GET',
  path: '/users/get_email/',
  summary: "The account's proven e-mail address",
  permission: 'session',
  responses: { 200: z.object({ email: z.nullable(z.string()) }) },
});

export const sendEmailCode = defineRoute({
  method: 'POST',
  path: '/users/email/code/',
  summary:
    'Sends a code to an e-mail address that is to be proven; the answer is the same whether or not somebody has it',
  permission: 'session',
  body: z.object({ email: Email, proof: Proof }),
  responses: { 200: CodeSent },
  errors: CODE_REFUSALS,
});

export const changeEmail = defineRoute({
  method: 'POST',
  path: '/users/email/',
  summary: 'Gives the account an e-mail address; its number and the address are proven',
  permission: 'session',
  body: z.object({ token: NumberProof, email: Email, code: Code }),
  responses: { 200: Done },
  errors: [...WRONG_CODES, 'code_required'],
});

export const findEmailByPhone = defineRoute({
  method: 'POST',
  path: '/users/email_by_phone_number/',
  summary:
    'The proven e-mail address of a phone number, masked, for devices on which its owner has signed in',
  permission: 'public',
  body: z.object({ phone_number: PhoneNumber }),
  responses: { 200: z.object({ email: z.string() }) },
  errors: ['email_not_found'],
});
