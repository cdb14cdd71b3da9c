import { z } from 'zod/mini';
import { Id } from './common.ts';
import { PASSWORD_MIN_LENGTH } from './limits.ts';
import { LOCALES } from './locales.ts';
import { defineRoute } from './route.ts';

/** International form: plus, then digits only. */
export const PhoneNumber = z
  .string()
  .check(z.regex(/^\+\d{7,15}$/, 'Enter the phone number with + and digits only'));

/** At least 8 characters with letters, digits and special characters. */
export const Password = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, 'At least 8 characters'),
    z.maxLength(200),
    z.regex(/\p{L}/u, 'Add a letter'),
    z.regex(/\d/, 'Add a digit'),
    z.regex(/[^\p{L}\d\s]/u, 'Add a special character'),
  );

const Platform = z._default(z.enum(['web', 'ios', 'android']), 'web');
const DeviceText = z._default(z.string().check(z.maxLength(200)), '');

/** The person who has signed in, with the token of the new session. */
export const AuthenticatedUser = z.object({
  token: z.string(),
  id: Id,
  full_name: z.string(),
  avatar: z.nullable(z.string()),
  /** The first profile is not filled in yet. */
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
  email: z.nullable(z.string()),
  has_password: z.boolean(),
  locale: z.enum(LOCALES),
  region: z.nullable(z.string()),
  /** May work for a delivery service. */
  is_courier: z.boolean(),
  /** Organizations the person owns or works for, with what they may do there. */
  organizations: z.array(
    z.object({
      id: Id,
      title: z.string(),
      is_owner: z.boolean(),
      permissions: z.array(z.string()),
    }),
  ),
});
export type Me = z.output<typeof Me>;

const CodeSent = z.object({
  /** Seconds until a further code can be asked for. */
  resend_after: z.number(),
});

const Done = z.object({ success: z.literal(true) });

export const registerAuth = defineRoute({
  method: 'POST',
  path: '/register_auth/',
  summary: 'Sends a sign-in code to a phone, known or not',
  permission: 'public',
  body: z.object({ phone_number: PhoneNumber }),
  responses: { 200: CodeSent },
  errors: ['limit_exceeded'],
});

export const resendCode = defineRoute({
  method: 'POST',
  path: '/resend_code/',
  summary: 'Sends a new code; the old one stops working',
  permission: 'public',
  body: z.object({
    phone_number: PhoneNumber,
    type: z._default(
      z.enum(['register_auth_type', 'auth_number_type', 'email_auth_type', 'whatsapp_auth_type']),
      'register_auth_type',
    ),
  }),
  responses: { 200: CodeSent },
  errors: ['limit_exceeded'],
});

export const verifyCode = defineRoute({
  method: 'POST',
  path: '/verify_code/',
  summary: 'Signs in with a code; an unknown phone becomes a new person',
  permission: 'public',
  body: z.object({
    phone_number: PhoneNumber,
    code: z.string().check(z.regex(/^\d{6}$/, 'Six digits')),
    location: DeviceText,
    device: DeviceText,
    platform: Platform,
  }),
  responses: { 200: AuthenticatedUser },
  errors: ['wrong_credentials', 'limit_exceeded'],
});

export const login = defineRoute({
  method: 'POST',
  path: '/login/',
  summary: 'Signs in with a password',
  permission: 'public',
  body: z.object({
    phone_number: PhoneNumber,
    password: z.string().check(z.minLength(1, 'Enter the password'), z.maxLength(200)),
    location: DeviceText,
    device: DeviceText,
    platform: Platform,
  }),
  responses: { 200: AuthenticatedUser },
  errors: ['wrong_credentials', 'limit_exceeded'],
});

export const logout = defineRoute({
  method: 'POST',
  path: '/logout/',
  summary: 'Ends this session',
  permission: 'session',
  responses: { 200: Done },
});

export const setPassword = defineRoute({
  method: 'POST',
  path: '/set_password/',
  summary: 'Sets or replaces the password; all other sessions end',
  permission: 'session',
  body: z.object({ password: Password }),
  responses: { 200: Done },
});

export const initProfile = defineRoute({
  method: 'POST',
  path: '/init_profile/',
  summary: 'Fills in the first profile',
  permission: 'session',
  body: z.object({
    full_name: z.string().check(z.trim(), z.minLength(1, 'Enter your full name'), z.maxLength(100)),
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

export const listDevices = defineRoute({
  method: 'GET',
  path: '/users/get_active_devices/',
  summary: 'Where the person is signed in, the latest first',
  permission: 'session',
  responses: {
    200: z.object({
      list: z.array(
        z.object({
          id: Id,
          platform: z.string(),
          device: z.string(),
          location: z.string(),
          last_used_at: z.string(),
          is_current: z.boolean(),
        }),
      ),
    }),
  },
});

export const deactivateDevice = defineRoute({
  method: 'DELETE',
  path: '/users/get_or_deactivate_token/{id}/',
  summary: 'Ends one session of the person',
  permission: 'session',
  params: z.object({ id: Id }),
  responses: { 204: null },
  errors: ['not_found'],
});

export const deactivateAllDevices = defineRoute({
  method: 'POST',
  path: '/users/deactivate_all_tokens/',
  summary: 'Ends all other sessions of the person',
  permission: 'session',
  responses: { 200: Done },
});
