import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../src/database-tables.ts';
import type { Storage } from '../src/platform/storage/open-storage.ts';

/** Names the demo data to PostgreSQL's advisory locks: of two servers starting at once, one seeds. */
const SEED_LOCK = 72_530_001;

/** Fills an empty database with the demo city; a database that holds anything is left alone. */
export async function seedDemo(
  db: Kysely<Tables>,
  { files, documents }: Pick<Storage, 'files' | 'documents'>,
  log: Pick<Logger, 'info'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    // The database waits while the pictures of the city are drawn.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    const known = await trx.selectFrom('organization').select('id').limit(1).executeTakeFirst();
    if (known) return;
    log.info('Seeding the demo data');
    // Needed once in the life of a database.
    const { fillDemo } = await import('./fill-demo.ts');
    await fillDemo(trx, { files, documents });
  });
}
