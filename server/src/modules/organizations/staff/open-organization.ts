import type { Locale } from '@karavan/shared-api/contract/locales';
import type { OrganizationInput } from '@karavan/shared-api/contract/organization-editing';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { lockPerson, type PeopleTables } from '../../identity/people/index.ts';
import { insertOrganization, type OrganizationsTables } from '../organizations/index.ts';
import { appointOwner, countOwned } from './appoint-owner.ts';
import { organizationOpened } from './staff.events.ts';
import type { StaffTables } from './staff.tables.ts';

interface Opening {
  readonly userId: number;
  readonly input: OrganizationInput;
  readonly locale: Locale;
  /** How many organizations one person may own. */
  readonly limit: number;
}

/**
 * Opens an organization with its owner and roles. The requests of one person are counted one after the other, so nobody
 * gets more than the limit by asking many times at once.
 * @throws ApiError `organization_limit`, or `invalid_input` naming the field
 */
export async function openOrganization(
  unit: UnitOfWork<StaffTables & OrganizationsTables & FilesTables & PeopleTables>,
  { userId, input, locale, limit }: Opening,
): Promise<{ readonly id: number }> {
  const { trx } = unit;
  await lockPerson(trx, userId);
  if ((await countOwned(trx, userId)) >= limit) throw new ApiError('organization_limit');
  const id = await insertOrganization(trx, userId, input);
  await appointOwner(unit, { organizationId: id, userId, locale });
  unit.emit(organizationOpened({ organizationId: id, ownerId: userId }));
  return { id };
}
