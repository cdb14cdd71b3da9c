import { sql, type Transaction } from 'kysely';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  selectOrganizationCards,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { refuseBlocked, type BlocksTables } from '../../organizations/blocks/index.ts';
import { mayReadOrder, selectOrders, type OrdersTables } from '../../trade/orders/index.ts';
import { answeredOrganizations } from './chat.policy.ts';
import type { MessengerTables } from './messenger.tables.ts';

type OpenedTables = BlocksTables &
  MessengerTables &
  OrganizationsTables &
  FilesTables &
  OrdersTables;

interface Opening {
  readonly organizationId: number;
  readonly userId: number;
  /** What they want to talk about; for staff it says with whom. */
  readonly orderId: number | undefined;
}

/**
 * The one conversation of a client with an organization, made by whoever comes first. Answers its id.
 * @throws ApiError `not_found` without such an organization, or such an order for those who ask,
 * as `refuseBlocked`, `conflict` where somebody who answers in its name would talk to themselves
 */
export async function openChat(trx: Transaction<OpenedTables>, opening: Opening): Promise<number> {
  const { organizationId, userId, orderId } = opening;
  const organization = await selectOrganizationCards(trx)
    .where('organization.id', '=', organizationId)
    .executeTakeFirst();
  if (!organization) throw new ApiError('not_found');
  const clientId = orderId === undefined ? userId : await clientOf(trx, { ...opening, orderId });
  if (await answers(trx, clientId, organizationId)) throw new ApiError('conflict');
  const isStaff = clientId !== userId;
  await refuseBlocked(
    trx,
    { organizationId, personId: clientId },
    isStaff ? 'client_blocked' : 'blocked',
  );
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

/** The client of an order, for themselves and for staff who may write to them. */
async function clientOf(
  trx: Transaction<OpenedTables>,
  { organizationId, userId, orderId }: Opening & { readonly orderId: number },
): Promise<number> {
  const order = await selectOrders(trx)
    .where('id', '=', orderId)
    .where('organization_id', '=', organizationId)
    .where(mayReadOrder(userId))
    .executeTakeFirst();
  const isAllowed =
    order && (order.client_id === userId || (await answers(trx, userId, organizationId)));
  if (!isAllowed) throw new ApiError('not_found');
  return order.client_id;
}

/** Whether somebody answers the chats of an organization. */
async function answers(
  trx: Transaction<OpenedTables>,
  userId: number,
  organizationId: number,
): Promise<boolean> {
  const { rows } = await sql<{ answers: boolean }>`
    select ${organizationId}::bigint in ${answeredOrganizations(userId)} as answers`.execute(trx);
  return rows[0]!.answers;
}
