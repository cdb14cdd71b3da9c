import { sql, type Kysely } from 'kysely';
import type { Service, ServiceCategory } from '@karavan/shared-api/contract/services';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { textIn } from '../../../platform/texts/texts.ts';
import type { DirectoryTables } from './directory.tables.ts';

/** A service as it is stored, and how many of those that are found offer it. */
function selectServices(db: Kysely<DirectoryTables>) {
  return db
    .selectFrom('service')
    .leftJoin('map_cell as world', (join) =>
      join
        .onRef('world.service_id', '=', 'service.id')
        .on('world.zoom', '=', 0)
        .on('world.x', '=', 0)
        .on('world.y', '=', 0),
    )
    .select(['service.id', 'service.parent_id', 'service.titles', 'service.icon'])
    .select(sql<number>`coalesce(world.organizations, 0)`.as('organization_count'))
    .orderBy('service.id');
}

type ServiceRow = Awaited<ReturnType<ReturnType<typeof selectServices>['execute']>>[number];

const present = (row: ServiceRow, locale: Locale): Service => ({
  id: row.id,
  title: textIn(row.titles, locale),
  icon: row.icon,
  organization_count: row.organization_count,
});

/** The categories, each with its services, in a language. */
export async function findServices(
  db: Kysely<DirectoryTables>,
  locale: Locale,
): Promise<ServiceCategory[]> {
  const rows = await selectServices(db).execute();
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map((category) => ({
      id: category.id,
      title: textIn(category.titles, locale),
      icon: category.icon,
      services: rows
        .filter(({ parent_id }) => parent_id === category.id)
        .map((row) => present(row, locale)),
    }));
}

/**
 * One service with its category.
 * @throws ApiError `not_found`, also for a category
 */
export async function readService(db: Kysely<DirectoryTables>, id: number, locale: Locale) {
  const row = await selectServices(db)
    .innerJoin('service as category', 'category.id', 'service.parent_id')
    .select(['category.id as category_id', 'category.titles as category_titles'])
    .where('service.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return {
    ...present(row, locale),
    category: { id: row.category_id, title: textIn(row.category_titles, locale) },
  };
}
