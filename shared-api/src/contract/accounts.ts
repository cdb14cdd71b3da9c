import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { AUTH_CODE_TYPES, GENDERS, PLATFORMS } from './enumerations.ts';
import { Id, IdParams, Image } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { EMAIL } from './email.ts';
import {
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SESSION_LIFETIMES_DAYS,
} from './limits.ts';
import { LOCALES } from './locales.ts';
import { OrderKind } from './order-states.ts';
import { isDay } from './is-day.ts';
import { WorkProof } from './proof-of-work.ts';
import { defineRoute } from './route.ts';
import { secret, text } from './text.ts';

/** International format: a plus, then digits only. */
const PHONE = /^\+\d{7,15}$/;
export const PhoneNumber = z.string().check(z.regex(PHONE, 'phone_format' satisfies FieldProblem));

/** An e-mail address, in small letters. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    atMost(EMAIL_MAX_LENGTH),
    z.regex(EMAIL, 'email_format' satisfies FieldProblem),
  );

/** What an account is signed in with: its phone number, or an e-mail address. */
export const LoginName = z
  .string()
  .check(z.trim(), z.toLowerCase(), atMost(EMAIL_MAX_LENGTH), ({ value: name, issues }) => {
    const isEmail = name.includes('@');
    if ((isEmail ? EMAIL : PHONE).test(name)) return;
    const message: FieldProblem = isEmail ? 'email_format' : 'phone_format';
    issues.push({ code: 'custom', message, path: [], input: name });
  });

/** At least 8 characters, with letters, digits and special characters. */
export const Password = secret(PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH).check(
  z.regex(/\p{L}/u, 'password_letter' satisfies FieldProblem),
  z.regex(/\d/, 'password_digit' satisfies FieldProblem),
  z.regex(/[^\p{L}\d\s]/u, 'password_special' satisfies FieldProblem),
);

const Platform = z._default(z.enum(PLATFORMS), 'web');
const DeviceText = z._default(text(200, { isOptional: true }), '');
/** What a device tells of itself when somebody signs in. */
export const DEVICE = { location: DeviceText, device: DeviceText, platform: Platform };
const FullName = text(100);
export const USERNAME = /^\w{3,30}$/;
const Username = z.string().check(z.regex(USERNAME, 'username_format' satisfies FieldProblem));
export const Gender = z.enum(GENDERS);
export type Gender = z.output<typeof Gender>;
/** A calendar day in the past, `YYYY-MM-DD`. */
const Birthday = z
  .string()
  .check(
    z.refine(
      (day) => /^(19|20)\d\d-\d\d-\d\d$/.test(day) && isDay(day) && isPast(day),
      'date_format' satisfies FieldProblem,
    ),
  );
/** ISO 3166-1, two letters. */
const Region = z.string().check(z.regex(/^[A-Z]{2}$/));

function isPast(day: string): boolean {
  return Date.parse(`${day}T00:00:00Z`) <= Date.now();
}

/** The signed-in person, with the token of the new session. */
export const AuthenticatedUser = z.object({
  token: z.string(),
  id: Id,
  full_name: z.string(),
  avatar: z.nullable(z.string()),
  /** The profile has not been completed yet. */
  has_empty_fields: z.boolean(),
  has_password: z.boolean(),
  locale: z.enum(LOCALES),
  region: z.nullable(z.string()),
});
export type AuthenticatedUser = z.output<typeof AuthenticatedUser>;

export const Me = z.object({
  id: Id,
  phone_number: z.string(),
  full_name: z.string(),
  avatar: z.nullable(z.string()),
  username: z.nullable(z.string()),
  gender: Gender,
  birthday: z.nullable(z.string()),
  email: z.nullable(z.string()),
  has_password: z.boolean(),
  locale: z.enum(LOCALES),
  region: z.nullable(z.string()),
  /** May work for a delivery service. */
  is_courier: z.boolean(),
  /** Acts for the platform itself. */
  is_operator: z.boolean(),
  /** Organizations the person owns or works for, with what they may do there. */
  organizations: z.array(
    z.object({
      id: Id,
      title: z.string(),
      image: z.nullable(Image),
      /** Its own colour, `#rrggbb`; white is read on it. */
      color: z.string(),
      is_owner: z.boolean(),
      permissions: z.array(z.string()),
      /** IANA time zone of its location. */
      time_zone: z.string(),
      /** Which kinds of orders it has had so far. */
      order_kinds: z.array(OrderKind),
    }),
  ),
});
export type Me = z.output<typeof Me>;

/** How a code reaches somebody. */
export const CodeChannel = z.enum(['sms', 'whatsapp', 'email']);

export const CodeSent = z.object({
  /** Seconds until another code can be requested. */
  resend_after: z.number(),
  /** `email` also when no more SMS may be sent to the phone and its owner has a verified address. */
  channel: CodeChannel,
  /** Says where the code was sent, when that is not the phone. */
  message: z.nullable(z.string()),
});

const Done = z.object({ success: z.literal(true) });

/** What keeps a code from being sent, whatever it is for. */
export const CODE_REFUSALS = [
  'limit_exceeded',
  'proof_of_work_required',
  'sms_limit_reached',
  'code_sent_lately',
] as const;

/** Asked for with `proof_of_work_required`: the same request again, with the proof. */
export const Proof = z.optional(WorkProof);

export const registerAuth = defineRoute({
  method: 'POST',
  path: '/register_auth/',
  summary: 'Sends a sign-in code to a phone, whether or not it is registered',
  permission: 'public',
  body: z.object({ phone_number: PhoneNumber, proof: Proof }),
  responses: { 200: CodeSent },
  errors: CODE_REFUSALS,
});

export const resendCode = defineRoute({
  method: 'POST',
  path: '/resend_code/',
  summary: 'Sends a new code; the old one stops working',
  permission: 'public',
  body: z.object({
    phone_number: PhoneNumber,
    /** `auth_number_type` of somebody signed in is the code of `/users/doSendCode/`; any other is one to sign in with. */
    type: z._default(z.enum(AUTH_CODE_TYPES), 'register_auth_type'),
    proof: Proof,
  }),
  responses: { 200: CodeSent },
  errors: CODE_REFUSALS,
});

export const verifyCode = defineRoute({
  method: 'POST',
  path: '/verify_code/',
  summary: 'Signs in with a code; an unknown phone creates a new person',
  permission: 'public',
  body: z.object({
    phone_number: PhoneNumber,
    code: z.string().check(z.regex(/^\d{6}$/, 'code_format' satisfies FieldProblem)),
    location: DeviceText,
    device: DeviceText,
    platform: Platform,
  }),
  responses: { 200: AuthenticatedUser },
  errors: ['wrong_credentials', 'code_expired', 'limit_exceeded', 'account_deactivated'],
});

export const login = defineRoute({
  method: 'POST',
  path: '/login/',
  summary: 'Signs in with a password',
  permission: 'public',
  body: z.object({
    phone_number: PhoneNumber,
    password: secret(1, PASSWORD_MAX_LENGTH),
    ...DEVICE,
  }),
  responses: { 200: AuthenticatedUser },
  errors: ['wrong_credentials', 'limit_exceeded', 'account_deactivated'],
});

export const logout = defineRoute({
  method: 'POST',
  path: '/logout/',
  summary: 'Ends the current session',
  permission: 'session',
  responses: { 200: Done },
});

export const setPassword = defineRoute({
  method: 'POST',
  path: '/set_password/',
  summary:
    'Sets the password; all other sessions end. Replacing one takes a session that a code has opened within half an hour',
  permission: 'session',
  body: z.object({ password: Password }),
  responses: { 200: Done },
  errors: ['code_required'],
});

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/users/forgot_password/',
  summary:
    'Sends a code to a known phone; it signs in (verify_code) and lets a new password be set',
  permission: 'public',
  body: z.object({ phone_number: PhoneNumber, proof: Proof }),
  responses: { 200: CodeSent },
  errors: ['user_not_found', ...CODE_REFUSALS],
});

export const initProfile = defineRoute({
  method: 'POST',
  path: '/init_profile/',
  summary: 'Completes the profile of a new person',
  permission: 'session',
  body: z.object({
    full_name: FullName,
    gender: z.optional(Gender),
    birthday: z.optional(z.nullable(Birthday)),
  }),
  responses: { 200: Me },
});

export const getMe = defineRoute({
  method: 'GET',
  path: '/users/me/',
  summary: 'The signed-in person',
  permission: 'session',
  responses: { 200: Me },
});

/** What the form of a profile sends to `updateMe`: there everything is told. */
export const ProfileDetails = z.object({
  full_name: FullName,
  username: Username,
  gender: Gender,
  birthday: Birthday,
});

export const hasOrganizations = defineRoute({
  method: 'GET',
  path: '/users/has_organizations/',
  summary: 'Whether the signed-in person owns an organization',
  permission: 'session',
  responses: { 200: z.object({ has_organizations: z.boolean() }) },
});

export const updateMe = defineRoute({
  method: 'PATCH',
  path: '/users/me/',
  summary: 'Updates the profile; absent fields stay unchanged',
  permission: 'session',
  body: z.object({
    /** Of a picture that the person has uploaded; null takes theirs away. */
    avatar_id: z.optional(z.nullable(Id)),
    full_name: z.optional(FullName),
    username: z.optional(z.nullable(Username)),
    gender: z.optional(Gender),
    birthday: z.optional(z.nullable(Birthday)),
    locale: z.optional(z.enum(LOCALES)),
    region: z.optional(z.nullable(Region)),
  }),
  responses: { 200: Me },
});

export const checkUsername = defineRoute({
  method: 'GET',
  path: '/users/username/',
  summary: 'Whether somebody else has a username',
  permission: 'session',
  query: z.object({ username: Username }),
  responses: { 200: z.object({ is_taken: z.boolean() }) },
});

export const Device = z.object({
  id: Id,
  platform: z.string(),
  device: z.string(),
  location: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
  /** Days without use after which the session ends. */
  lifetime_days: z.number(),
  /** When it ends, if it is not used any more. */
  expires_at: z.string(),
});

export type Device = z.output<typeof Device>;

export const listDevices = defineRoute({
  method: 'GET',
  path: '/users/get_active_devices/',
  summary: "The person's active sessions, latest first",
  permission: 'session',
  responses: { 200: z.object({ list: z.array(Device) }) },
});

const SignIn = z.object({
  id: Id,
  platform: z.string(),
  device: z.string(),
  location: z.string(),
  address: z.nullable(z.string()),
  opened_with: z.enum(['code', 'password', 'passkey']),
  created_at: z.string(),
});

export const listSignIns = defineRoute({
  method: 'GET',
  path: '/users/authorisation_history/',
  summary: "The person's last hundred sign-ins, latest first",
  permission: 'session',
  responses: { 200: z.object({ list: z.array(SignIn) }) },
});

export const getDevice = defineRoute({
  method: 'GET',
  path: '/users/get_or_deactivate_token/{id}/',
  summary: "One of the person's sessions",
  permission: 'session',
  params: IdParams,
  responses: { 200: Device },
  errors: ['not_found'],
});

export const changeDeviceLifetime = defineRoute({
  method: 'PUT',
  path: '/users/change_token_expired_time/{id}/',
  summary:
    'Sets after how many days without use a session ends. A longer life takes a fresh code or a proof of the number, and counts for the asking session alone',
  permission: 'session',
  params: IdParams,
  body: z.object({
    days: z.literal(SESSION_LIFETIMES_DAYS),
    /** Of `doValidateOldNumber`. */
    token: z.optional(text(100)),
  }),
  responses: { 200: Device },
  errors: ['not_found', 'code_required'],
});

export const deactivateDevice = defineRoute({
  method: 'DELETE',
  path: '/users/get_or_deactivate_token/{id}/',
  summary: "Ends one of the person's sessions",
  permission: 'session',
  params: IdParams,
  responses: { 204: null },
  errors: ['not_found'],
});

export const deactivateAllDevices = defineRoute({
  method: 'POST',
  path: '/users/deactivate_all_tokens/',
  summary: "Ends all of the person's other sessions",
  permission: 'session',
  responses: { 200: Done },
});
