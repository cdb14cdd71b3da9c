import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { parseMoney } from '../../../platform/money/parse-money.ts';
import { selectOrganizations } from './select-organizations.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

/**
 * Reads sums in the currency of an organization into minor units.
 * @throws ApiError from what it answers: `invalid_input` for a sum finer than the currency, naming its field
 */
export async function minorUnitsFor(
  db: Pick<Kysely<OrganizationsTables>, 'selectFrom'>,
  organizationId: number,
) {
  const { currency } = await db
    .selectFrom(selectOrganizations().where('organization.id', '=', organizationId).as('own'))
    .select('own.currency')
    .executeTakeFirstOrThrow();
  return (amount: string | null, field: string): number | null => {
    if (amount === null) return null;
    const sum = parseMoney(amount, currency);
    if (sum === null) {
      throw new ApiError('invalid_input', { fields: { [field]: [{ problem: 'amount_format' }] } });
    }
    return sum;
  };
}
