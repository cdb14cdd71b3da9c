import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import type { FieldProblem } from './field-problems.ts';
import { LOCALES } from './locales.ts';
import { PUSH_KINDS } from './notification-kinds.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** A subscription of a browser, as it writes it itself: its address at the push service and its keys, as JSON. */
const RegistrationId = text(2000);

/** What this session is sent. */
export const PushSettings = z.object({
  /** The server's key, which a browser subscribes with. */
  public_key: z.string(),
  /** Null while nothing is sent here. */
  registration: z.nullable(
    z.object({
      registration_id: z.string(),
      device_id: z.string(),
      name: z.string(),
      language: z.enum(LOCALES),
      /** Whether what somebody has written is shown on the locked screen. */
      shows_text: z.boolean(),
    }),
  ),
});
export type PushSettings = z.output<typeof PushSettings>;

export const getPushSettings = defineRoute({
  method: 'GET',
  path: '/push/',
  summary: 'What this session is sent, and the key that a browser subscribes with',
  permission: 'session',
  responses: { 200: PushSettings },
});

export const registerPush = defineRoute({
  method: 'POST',
  path: '/push/registration/',
  summary:
    'Sends pushes to this browser until the session ends; another one of the session is forgotten',
  permission: 'session',
  body: z.object({
    registration_id: RegistrationId,
    type: z.enum(['web']),
    /** Drawn by the device, the same each time. */
    device_id: text(100),
    name: text(100),
    language: z.enum(LOCALES),
  }),
  responses: { 200: PushSettings },
});

export const changePushSettings = defineRoute({
  method: 'POST',
  path: '/push/settings/',
  summary: 'The language of what is sent to a browser of this session, and whether it shows texts',
  permission: 'session',
  body: z.object({
    registration_id: RegistrationId,
    language: z.enum(LOCALES),
    /** Left as it is when absent. */
    shows_text: z.optional(z.boolean()),
  }),
  responses: { 200: PushSettings },
  errors: ['not_found'],
});

export const removePush = defineRoute({
  method: 'DELETE',
  path: '/push/registration/',
  summary: 'Sends nothing more to this session',
  permission: 'session',
  responses: { 200: PushSettings },
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** `HH:MM` of a day. */
const TimeOfDay = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid' satisfies FieldProblem));

/** What a person is sent, wherever they are signed in. */
export const PushPreferences = z.object({
  /** What no pushes are sent of; the inbox has it all the same. */
  without_push: z.array(z.enum(PUSH_KINDS)).check(atMost(PUSH_KINDS.length)),
  /** Pushes of these hours come at their end; null: none are quiet. They may go over midnight. */
  quiet: z.nullable(
    z.object({ from: TimeOfDay, until: TimeOfDay }).check(
      z.refine(({ from, until }) => from !== until, {
        error: 'invalid' satisfies FieldProblem,
        path: ['until'],
      }),
    ),
  ),
  /** The IANA time zone of the hours. */
  time_zone: text(60).check(z.refine(isTimeZone, 'invalid' satisfies FieldProblem)),
});
export type PushPreferences = z.output<typeof PushPreferences>;

export const getPushPreferences = defineRoute({
  method: 'GET',
  path: '/push/preferences/',
  summary: 'What the person wants pushes of, and when',
  permission: 'session',
  responses: { 200: PushPreferences },
});

export const changePushPreferences = defineRoute({
  method: 'PUT',
  path: '/push/preferences/',
  summary: 'Sets what the person wants pushes of, and when',
  permission: 'session',
  body: PushPreferences,
  responses: { 200: PushPreferences },
});
