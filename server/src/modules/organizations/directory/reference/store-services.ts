import { sql, type Kysely } from 'kysely';
import type { DirectoryTables } from '../directory.tables.ts';
import { SERVICE_CATEGORIES, SERVICES } from './services.ts';

const ROWS = [
  ...SERVICE_CATEGORIES.map((category) => ({ ...category, parent_id: null })),
  ...SERVICES.map((service) => ({ ...service, parent_id: Math.floor(service.id / 100) })),
];

/**
 * Brings the services that organizations choose from up to date. They belong to the product, not to the demo;
 * one that is no longer offered stays for those who have it.
 */
export async function storeServices(db: Kysely<DirectoryTables>): Promise<void> {
  await db
    .insertInto('service')
    .values(ROWS.map((row) => ({ ...row, titles: JSON.stringify(row.titles) })))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          titles: sql`excluded.titles`,
          parent_id: sql`excluded.parent_id`,
          icon: sql`excluded.icon`,
        })
        .where(
          sql<boolean>`(service.titles, service.parent_id, service.icon)
            is distinct from (excluded.titles, excluded.parent_id, excluded.icon)`,
        ),
    )
    .execute();
}
