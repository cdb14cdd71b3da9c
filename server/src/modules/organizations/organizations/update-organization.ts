import { sql, type Transaction } from 'kysely';
import type { OrganizationInput } from '@karavan/shared-api/contract/organization-editing';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { describeOrganization, replaceLists } from './describe-organization.ts';
import { isAnotherName } from './is-another-name.ts';
import { organizationRenamed } from './organizations.events.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

interface Edit {
  readonly id: number;
  readonly editorId: number;
  readonly input: OrganizationInput;
  /** The one that the editor has seen. */
  readonly version: number;
}

/**
 * Changes what an organization tells of itself.
 * @throws ApiError `organization_changed` when somebody else has done so since, `currency_frozen` for another currency
 *   than that of its prices, `invalid_input` naming the field
 */
export async function updateOrganization(
  { trx, emit }: UnitOfWork<OrganizationsTables & FilesTables>,
  { id, editorId, input, version }: Edit,
): Promise<void> {
  // Items and orders that are being written now hold a share of this row: what has a price is seen below.
  const present = await trx
    .selectFrom('organization')
    .select(['version', 'currency', 'title'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!present) throw new ApiError('not_found');
  if (present.version !== version) throw new ApiError('organization_changed');
  if (present.currency !== input.currency && (await hasSums(trx, id))) {
    throw new ApiError('currency_frozen');
  }
  await trx
    .updateTable('organization')
    .set({
      ...(await describeOrganization(trx, { editorId, input })),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await replaceLists(trx, id, input);
  if (isAnotherName(present.title, input.title)) {
    emit(organizationRenamed({ organizationId: id, editorId }));
  }
}

/** Whether prices, cards, orders or cashback are in its currency. */
async function hasSums(trx: Transaction<OrganizationsTables>, id: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select has_sums(${id}) as has`.execute(trx);
  return rows[0]!.has;
}
