import { expressionBuilder, sql, type Expression, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { BlocksTables } from './blocks.tables.ts';

type Operand = number | Expression<number>;

interface Relation {
  readonly organizationId: number;
  readonly personId: number;
}

/**
 * Whether an organization has blocked somebody, for a selection of a transaction. Until that ends nobody
 * blocks them there: either what they begin is committed before, or it is refused.
 */
export const isBlockedNow = (organizationId: Operand, personId: Operand) =>
  sql<boolean>`is_blocked_now(${organizationId}, ${personId})`;

/**
 * Refuses somebody whom an organization has blocked, as `isBlockedNow` says. Every operation that begins
 * something between the two asks one or the other.
 * @param code the error for the caller: staff and the blocked person get different texts
 * @throws ApiError `blocked`, or that code
 */
export async function refuseBlocked(
  trx: Transaction<BlocksTables>,
  { organizationId, personId }: Relation,
  code: 'blocked' | 'client_blocked' = 'blocked',
): Promise<void> {
  const { rows } = await sql<{ is_blocked: boolean }>`
    select ${isBlockedNow(organizationId, personId)} as is_blocked`.execute(trx);
  if (rows[0]!.is_blocked) throw new ApiError(code);
}

/** The organizations that have blocked somebody, as a selection of their ids. */
export const organizationsBlocking = (person: Operand) =>
  expressionBuilder<BlocksTables>()
    .selectFrom('organization_block')
    .select('organization_block.organization_id')
    .where('organization_block.user_id', '=', person);
