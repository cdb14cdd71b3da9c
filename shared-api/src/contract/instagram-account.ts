import { z } from 'zod/mini';
import { IdParams } from './common.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** Whether an organization brings its posts from Instagram, and how that goes. */
export const InstagramAccount = z.object({
  /** `off`: this site is not registered with Instagram; `expired`: the account has to be connected anew. */
  state: z.enum(['off', 'none', 'connected', 'expired']),
  /** Its accounts and posts are made up. */
  is_sandbox: z.boolean(),
  username: z.nullable(z.string()),
  /** When its posts were brought last. */
  updated_at: z.nullable(z.string()),
  /** Posts that have become drafts so far, whatever has become of these. */
  post_count: z.number(),
});
export type InstagramAccount = z.output<typeof InstagramAccount>;

const account = {
  permission: { organization: 'can_manage_catalog', param: 'id' },
  params: IdParams,
  responses: { 200: InstagramAccount },
} as const;

const path = '/organizations/{id}/instagram/' as const;

export const getInstagram = defineRoute({
  ...account,
  method: 'GET',
  path,
  summary: 'The account of Instagram that an organization brings its posts from',
  errors: ['not_found', 'forbidden'],
});

export const startInstagram = defineRoute({
  ...account,
  method: 'POST',
  path: '/organizations/{id}/instagram/authorization/',
  summary: 'Where the caller lets this site read their account; good for ten minutes and once',
  responses: { 200: z.object({ url: z.string() }) },
  errors: ['not_found', 'forbidden', 'unavailable'],
});

export const connectInstagram = defineRoute({
  ...account,
  method: 'POST',
  path,
  summary: 'Connects the account that the caller has let this site read, and brings its posts',
  body: z.object({
    /** As Instagram has sent them along. */
    code: text(2000),
    state: z.string().check(z.regex(/^\d{1,15}\.[\w-]{43}$/)),
  }),
  errors: ['not_found', 'forbidden', 'unavailable', 'code_expired'],
  seconds: 30,
});

export const updateInstagram = defineRoute({
  ...account,
  method: 'POST',
  path: '/organizations/{id}/instagram/update/',
  summary: 'Brings new posts now; each becomes one draft, however often it is asked for',
  errors: ['not_found', 'forbidden', 'unavailable', 'too_many_requests'],
  seconds: 30,
});

export const disconnectInstagram = defineRoute({
  ...account,
  method: 'DELETE',
  path,
  summary: 'Forgets the account; the drafts stay',
  errors: ['not_found', 'forbidden'],
});
