import { sql, type Transaction } from 'kysely';
import type { BlocksTables } from './blocks.tables.ts';

interface Block {
  readonly organizationId: number;
  readonly personId: number;
}

/** Waits for whatever the two have begun, and lets nothing begin until the transaction ends. */
export async function lockRelation(
  trx: Transaction<BlocksTables>,
  { organizationId, personId }: Block,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(block_lock(${organizationId}, ${personId}))`.execute(trx);
}

/** Blocks a person; again and again changes nothing more. */
export async function storeBlock(
  trx: Transaction<BlocksTables>,
  { organizationId, personId, actorId }: Block & { readonly actorId: number },
): Promise<void> {
  await trx
    .insertInto('organization_block')
    .values({ organization_id: organizationId, user_id: personId, blocked_by: actorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function liftBlock(
  trx: Transaction<BlocksTables>,
  { organizationId, personId }: Block,
): Promise<void> {
  await trx
    .deleteFrom('organization_block')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', personId)
    .execute();
}
