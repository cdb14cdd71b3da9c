import { z } from 'zod/mini';
import { Id, IdParams } from './common.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import { defineRoute, type Route } from './route.ts';
import { secret, text } from './text.ts';

export const TransferStatus = z.enum([
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  /** By the product, since something came between. */
  'cancelled',
]);
export type TransferStatus = z.output<typeof TransferStatus>;

/** An owner's offer to hand their organization over, as the owner sees it. */
export const Transfer = z.object({
  id: Id,
  status: TransferStatus,
  /** Initials, without a picture, of somebody who neither works there nor has accepted. */
  person: z.object({
    id: Id,
    uid: z.string(),
    full_name: z.string(),
    avatar: z.nullable(z.string()),
  }),
  created_at: z.string(),
  expires_at: z.string(),
  ended_at: z.nullable(z.string()),
});
export type Transfer = z.output<typeof Transfer>;

const owner = { organization: 'owner', param: 'id' } as const;

/** An offer, as it stands for whom it was made. */
export const ReceivedTransfer = z.object({ id: Id, organization_id: Id, status: TransferStatus });
export type ReceivedTransfer = z.output<typeof ReceivedTransfer>;

export const getTransfer = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/transfer/',
  summary: 'The latest offer to hand the organization over; null where there was none',
  permission: owner,
  params: IdParams,
  responses: { 200: z.object({ transfer: z.nullable(Transfer) }) },
  errors: ['not_found', 'forbidden'],
});

export const offerTransfer = defineRoute({
  method: 'POST',
  path: '/organizations/{id}/transfer/',
  summary:
    'Offers the organization to a person, who answers within three days; the owner proves by password or number that it is they',
  permission: owner,
  params: IdParams,
  body: z.object({
    /** A code, `UID12`, an id or a phone number. */
    person: text(200),
    password: z.optional(secret(1, PASSWORD_MAX_LENGTH)),
    /** Of `doValidateOldNumber`. */
    token: z.optional(text(100)),
  }),
  responses: { 201: Transfer },
  errors: [
    'not_found',
    'forbidden',
    'user_not_found',
    'client_code_expired',
    'client_blocked',
    'code_required',
    'limit_exceeded',
    'transfer_open',
    'organization_closed',
  ],
});

export const withdrawTransfer = defineRoute({
  method: 'POST',
  path: '/organizations/{id}/transfer/withdraw/',
  summary: 'Takes the open offer back (offered -> withdrawn)',
  permission: owner,
  params: IdParams,
  responses: { 200: Transfer },
  errors: ['not_found', 'forbidden', 'conflict'],
});

const ofRecipient = {
  method: 'POST',
  permission: 'session',
  params: IdParams,
  responses: { 200: ReceivedTransfer },
} as const;

/** Both answers to an offer have the same signature. */
export type TransferAnswer = typeof ofRecipient &
  Pick<Route, 'path' | 'summary'> & {
    readonly errors: readonly ['not_found', 'conflict', 'blocked', 'organization_limit'];
  };

export const acceptTransfer: TransferAnswer = defineRoute({
  ...ofRecipient,
  path: '/transfers/{id}/accept/',
  summary: 'Takes an organization over (offered -> accepted); its owner becomes a manager there',
  errors: ['not_found', 'conflict', 'blocked', 'organization_limit'],
});

export const declineTransfer: TransferAnswer = defineRoute({
  ...ofRecipient,
  path: '/transfers/{id}/decline/',
  summary: 'Declines an organization that was offered (offered -> declined)',
  errors: ['not_found', 'conflict', 'blocked', 'organization_limit'],
});
