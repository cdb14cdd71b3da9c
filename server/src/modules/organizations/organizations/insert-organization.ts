import type { Transaction } from 'kysely';
import type { OrganizationInput } from '@karavan/shared-api/contract/organization-editing';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { describeOrganization, replaceLists } from './describe-organization.ts';
import type { OrganizationsTables } from './organizations.tables.ts';
import { DELIVERY_SERVICE_TYPE } from './reference/organization-types.ts';

/**
 * Stores a new organization, which nobody owns yet. Answers its id.
 * @throws ApiError `invalid_input` naming the field
 */
export async function insertOrganization(
  trx: Transaction<OrganizationsTables & FilesTables>,
  editorId: number,
  input: OrganizationInput,
): Promise<number> {
  const { id } = await trx
    .insertInto('organization')
    .values({
      image_id: null,
      is_delivery_service: input.type === DELIVERY_SERVICE_TYPE,
      ...(await describeOrganization(trx, { editorId, input })),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceLists(trx, id, input);
  return id;
}
