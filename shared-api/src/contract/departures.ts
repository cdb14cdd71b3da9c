import { z } from 'zod/mini';
import { AuthenticatedUser, DEVICE } from './accounts.ts';
import { Money } from './common.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import { defineRoute } from './route.ts';
import { secret, text } from './text.ts';

/** What keeps somebody from leaving. */
export const OBSTACLES = [
  'organizations',
  'orders',
  'bookings',
  'tickets',
  'deliveries',
  'cash',
  'debts',
  'platform',
] as const;

const Obstacle = z.object({
  reason: z.enum(OBSTACLES),
  count: z.number(),
  /** The page where it is settled. */
  path: z.string(),
});
export type Obstacle = z.output<typeof Obstacle>;

/** What is worth money and ends with the account. */
export const LOSSES = ['cashback', 'gifts'] as const;

const Loss = z.object({
  kind: z.enum(LOSSES),
  /** Organizations with cashback, or gift cards. */
  count: z.number(),
  /** A sum of each currency. */
  sums: z.array(Money),
});
export type Loss = z.output<typeof Loss>;

export const getDeparture = defineRoute({
  method: 'GET',
  path: '/users/deactivate/',
  summary:
    'What stands against the deletion of the account, what is lost with it, and when everything would be erased',
  permission: 'session',
  responses: {
    200: z.object({
      obstacles: z.array(Obstacle),
      losses: z.array(Loss),
      erased_on: z.string(),
      /** Organizations that the person works for, and would work for no longer. */
      workplaces: z.number(),
    }),
  },
});

export const deactivateAccount = defineRoute({
  method: 'POST',
  path: '/users/deactivate/',
  summary:
    'Deactivates the account, which is proven by its password or by its number; all sessions end. Within thirty days a sign-in leads back, then everything personal is erased. `account_in_use` lists the `obstacles`',
  permission: 'session',
  body: z.object({
    password: z.optional(secret(1, PASSWORD_MAX_LENGTH)),
    /** Of `doValidateOldNumber`. */
    token: z.optional(text(100)),
  }),
  responses: { 200: z.object({ success: z.literal(true), erased_on: z.string() }) },
  errors: ['account_in_use', 'code_required', 'limit_exceeded'],
});

/** What `account_deactivated` tells whoever has proven that the account is theirs. */
export const AccountReturn = z.object({
  /** Leads back, once and within a quarter of an hour. */
  token: z.string(),
  deactivated_at: z.string(),
  erased_on: z.string(),
});
export type AccountReturn = z.output<typeof AccountReturn>;

export const returnToAccount = defineRoute({
  method: 'POST',
  path: '/users/return/',
  summary: 'Takes a deactivated account back and signs in, with the token of `account_deactivated`',
  permission: 'public',
  body: z.object({ token: text(100), ...DEVICE }),
  responses: { 200: AuthenticatedUser },
  errors: ['code_expired'],
});
