import { sql } from 'kysely';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { BlocksTables } from './blocks.tables.ts';

/** Whoever is gone stands on no blacklist, neither as blocked nor as having blocked. */
export const eraseBlocks: Eraser<BlocksTables> = async ({ trx }, { id }) => {
  await sql`delete from organization_block where user_id = ${id}`.execute(trx);
  await sql`update organization_block set blocked_by = null where blocked_by = ${id}`.execute(trx);
};
