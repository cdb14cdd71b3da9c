import type { Locale } from '@karavan/shared-api/contract/locales';
import type { OrganizationInput } from '@karavan/shared-api/contract/organization-editing';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { PeopleTables } from '../../identity/people/index.ts';
import type { OrganizationsTables } from '../organizations/index.ts';
import { openOrganization, type StaffTables } from '../staff/index.ts';
import type { MapPlacesTables } from './map-places.tables.ts';
import type { FoundPlace } from './map-source.ts';

export type OpeningTables = MapPlacesTables &
  OrganizationsTables &
  StaffTables &
  PeopleTables &
  FilesTables;

interface Opening {
  readonly userId: number;
  readonly input: OrganizationInput;
  readonly locale: Locale;
  /** How many organizations one person may own. */
  readonly limit: number;
  readonly place: Pick<FoundPlace['place'], 'source' | 'place_id'>;
}

/**
 * Opens an organization that stands for a place; whether it is the place's own, a claim has to show.
 * @throws ApiError `place_taken` where one is here already, and as `openOrganization`
 */
export async function openFromPlace(
  unit: UnitOfWork<OpeningTables>,
  { place: { source, place_id }, ...opening }: Opening,
): Promise<{ readonly id: number }> {
  const opened = await openOrganization(unit, opening);
  const placed = await unit.trx
    .insertInto('map_place')
    .values({
      source,
      place_id,
      organization_id: opened.id,
      confirmed_phone: null,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['source', 'place_id']).doNothing())
    .returning('organization_id')
    .executeTakeFirst();
  if (!placed) throw new ApiError('place_taken');
  return opened;
}
