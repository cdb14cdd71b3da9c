import type { Kysely } from 'kysely';
import type { OrganizationsTables } from './organizations.tables.ts';

/** Finds the cities where organizations are found, of one country or of all. */
export function createFindCities(db: Kysely<OrganizationsTables>) {
  return (country: string | undefined) =>
    db
      .selectFrom('organization')
      .select(['city', 'country'])
      .distinct()
      .where('is_listed', '=', true)
      .$if(country !== undefined, (query) => query.where('country', '=', country!))
      .execute();
}
