import type { Transaction } from 'kysely';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  selectOrganizationCards,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { answeredOrganizations } from './chat.policy.ts';
import type { MessengerTables } from './messenger.tables.ts';

/**
 * The one conversation of a client with an organization, made by whoever comes first. Answers its id.
 * @throws ApiError `not_found` without such an organization, `conflict` for somebody who answers in its
 * name: they would talk to themselves
 */
export async function openChat(
  trx: Transaction<MessengerTables & OrganizationsTables & FilesTables>,
  { organizationId, clientId }: { organizationId: number; clientId: number },
): Promise<number> {
  const organization = await selectOrganizationCards(trx)
    .select((eb) => eb('organization.id', 'in', answeredOrganizations(clientId)).as('is_own'))
    .where('organization.id', '=', organizationId)
    .executeTakeFirst();
  if (!organization) throw new ApiError('not_found');
  if (organization.is_own) throw new ApiError('conflict');
  const pair = { organization_id: organizationId, client_id: clientId };
  await trx
    .insertInto('chat')
    .values({ chat_type: 'organization', ...pair })
    .onConflict((conflict) => conflict.columns(['client_id', 'organization_id']).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('chat')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return id;
}
