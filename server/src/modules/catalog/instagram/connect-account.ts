import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Perishable } from '../../../platform/pruning/perishable.ts';
import type { Keyring } from '../../../platform/secrets/keyring.ts';
import { MINUTE_MS } from '../../../platform/time/durations.ts';
import {
  holdOrganization,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { Token } from './instagram-port.ts';
import type { InstagramTables } from './instagram.tables.ts';

const MINUTES = 10;
const STATE_BYTES = 32;

export const PERISHABLE_AUTHORIZATIONS: Perishable = {
  table: 'instagram_authorization',
  column: 'expires_at',
  seconds: 0,
};

interface Own {
  readonly organizationId: number;
  readonly userId: number;
}

const hash = (state: string) => createHash('sha256').update(state).digest();

/** What a token is sealed for. */
export const ownerOf = (organizationId: number): string => `instagram ${organizationId}`;

/** Sends somebody on their way to Instagram. @returns the state that they come back with: it begins with the organization */
export async function beginAuthorization(
  db: Kysely<InstagramTables>,
  { organizationId, userId }: Own,
): Promise<string> {
  const state = `${organizationId}.${randomBytes(STATE_BYTES).toString('base64url')}`;
  await db
    .insertInto('instagram_authorization')
    .values({
      secret_hash: hash(state),
      organization_id: organizationId,
      user_id: userId,
      expires_at: new Date(Date.now() + MINUTES * MINUTE_MS),
    })
    .execute();
  return state;
}

/**
 * Uses a state up: it is good once, for the person and the organization that it was made for. Nobody can be made to
 * come back in the name of somebody else.
 * @throws ApiError `code_expired`
 */
export async function redeemState(
  db: Kysely<InstagramTables>,
  { organizationId, userId }: Own,
  state: string,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('instagram_authorization')
    .where('secret_hash', '=', hash(state))
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new ApiError('code_expired');
}

interface Connection extends Own, Token {
  readonly username: string;
}

/** Keeps the account of an organization, in the place of the one before. Its posts are brought by the next update. */
export async function storeAccount(
  trx: Transaction<InstagramTables & OrganizationsTables>,
  keyring: Keyring,
  { organizationId, userId, token, expiresAt, username }: Connection,
): Promise<void> {
  await holdOrganization(trx, organizationId);
  const sealed = keyring.seal(token, ownerOf(organizationId));
  const values = {
    username,
    token: sealed.content,
    token_key: sealed.key,
    expires_at: expiresAt,
    is_expired: false,
    connected_by: userId,
    updated_at: null,
    next_at: sql<Date>`now()`,
  };
  await trx
    .insertInto('instagram_account')
    .values({ organization_id: organizationId, ...values })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values))
    .execute();
}

/** Forgets the account of an organization, and its token with it. What was brought is not brought again later. */
export async function forgetAccount(
  trx: Transaction<InstagramTables & OrganizationsTables>,
  organizationId: number,
): Promise<void> {
  await holdOrganization(trx, organizationId);
  await trx.deleteFrom('instagram_account').where('organization_id', '=', organizationId).execute();
}
