import type { Kysely } from 'kysely';
import type { OrganizationsTables } from './organizations.tables.ts';

/** Finds the cities that have organizations, of one country or of all. */
export function createFindCities(db: Kysely<OrganizationsTables>) {
  return (country: string | undefined) =>
    db
      .selectFrom('organization')
      .select(['city', 'country'])
      .distinct()
      .$if(country !== undefined, (query) => query.where('country', '=', country!))
      .execute();
}
