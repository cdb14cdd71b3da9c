import { sql, type Selectable, type Transaction } from 'kysely';
import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { RealtimeEvent } from '../../../platform/realtime/publish.ts';
import { notifyStaff, withdrawNotice } from '../../talk/notifications/index.ts';
import {
  PARTNERSHIP_TRANSITIONS,
  type PartnershipAction,
  type PartnershipTransition,
  type Side,
} from './partnership-transitions.ts';

type Row = Selectable<Tables['partnership']>;
type Publish = (event: RealtimeEvent) => Promise<void>;

interface Actor {
  /** Whose staff acts. */
  readonly organizationId: number;
  readonly userId: number;
}

/**
 * Asks another organization. Where that one has asked before, both are partners: two requests that
 * cross are one wish.
 * @throws ApiError `not_found` for an organization that is not there, `invalid_input` for one's own,
 * `partner_added` when both are partners or this one has asked already
 */
export async function requestPartnership(
  trx: Transaction<Tables>,
  { partnerId, ...actor }: Actor & { readonly partnerId: number },
  publish: Publish,
): Promise<number> {
  const { organizationId } = actor;
  if (partnerId === organizationId) {
    throw new ApiError('invalid_input', {
      message: 'Не удалось создать запрос на партнерство',
      fields: { partner_id: [{ problem: 'invalid' }] },
    });
  }
  const partner = await trx
    .selectFrom('organization')
    .select('id')
    .where('id', '=', partnerId)
    .executeTakeFirst();
  if (!partner) throw new ApiError('not_found');
  const added = await trx
    .insertInto('partnership')
    .values({ requester_id: organizationId, recipient_id: partnerId })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) {
    await tell(trx, added, 'recipient', 'partnership_requested_recipient', publish);
    await tell(trx, added, 'requester', 'partnership_requested', publish);
    return added.id;
  }
  const crossing = await trx
    .selectFrom('partnership')
    .select('id')
    .where('requester_id', '=', partnerId)
    .where('recipient_id', '=', organizationId)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  if (!crossing) throw new ApiError('partner_added');
  await movePartnership(trx, { ...actor, id: crossing.id, action: 'accept' }, publish);
  return crossing.id;
}

interface Move extends Actor {
  readonly id: number;
  readonly action: PartnershipAction;
}

/**
 * Takes a partnership along one row of the table, its row locked; a repeat answers success again.
 * @throws ApiError `not_found` for one of others, `conflict` where it cannot go there, or not by this side
 */
export async function movePartnership(
  trx: Transaction<Tables>,
  { organizationId, id, action }: Move,
  publish: Publish,
): Promise<void> {
  const row = await trx
    .selectFrom('partnership')
    .selectAll()
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('requester_id', '=', organizationId), eb('recipient_id', '=', organizationId)]),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const { from, to, told }: PartnershipTransition = PARTNERSHIP_TRANSITIONS[action];
  if (row.status === to) return;
  const side: Side = row.requester_id === organizationId ? 'requester' : 'recipient';
  if (!from[row.status]?.includes(side)) throw new ApiError('conflict');
  await trx
    .updateTable('partnership')
    .set({ status: to, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  // Nobody has to answer any more.
  await withdrawNotice(trx, {
    types: ['partnership_requested', 'partnership_requested_recipient'],
    eventKey: `partnership:${id}`,
  });
  if (!told) return;
  await tell(trx, row, 'requester', told.requester, publish);
  await tell(trx, row, 'recipient', told.recipient, publish);
}

/** Tells the staff of one side of the other one. */
async function tell(
  trx: Transaction<Tables>,
  { id, requester_id, recipient_id }: Row,
  side: Side,
  type: NotificationType,
  publish: Publish,
): Promise<void> {
  const [own, other] =
    side === 'requester' ? [requester_id, recipient_id] : [recipient_id, requester_id];
  await notifyStaff(
    trx,
    {
      type,
      eventKey: `partnership:${id}`,
      organizationId: other,
      staffOf: own,
      permission: 'can_manage_followers_partners',
      senderId: null,
      extraData: { partnership_id: id, own_organization: own },
    },
    publish,
  );
}
