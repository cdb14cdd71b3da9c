import { sql, type Kysely, type Selectable } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { selectOrganizations, type OrganizationsTables } from '../organizations/index.ts';
import { partnershipMoved } from './partners.events.ts';
import {
  PARTNERSHIP_TRANSITIONS,
  type PartnershipAction,
  type PartnershipTransition,
  type Side,
} from './partnership-transitions.ts';
import type { PartnersTables } from './partners.tables.ts';

type Row = Selectable<PartnersTables['partnership']>;

export interface PartnershipActor {
  /** Whose staff acts. */
  readonly organizationId: number;
  readonly userId: number;
}

/**
 * Asks another organization. Where that one has asked before, both are partners: two requests that
 * cross are one wish.
 * @throws ApiError `not_found` for an organization that is not there, `partnership_refused` for one's own,
 * `partner_added` when both are partners or this one has asked already
 */
export async function requestPartnership(
  unit: UnitOfWork<PartnersTables & OrganizationsTables>,
  { partnerId, ...actor }: PartnershipActor & { readonly partnerId: number },
): Promise<number> {
  const { trx, emit } = unit;
  const { organizationId } = actor;
  if (partnerId === organizationId) {
    throw new ApiError('partnership_refused', {
      fields: { partnership_id: [{ problem: 'invalid' }] },
    });
  }
  const partner = await trx
    .selectFrom(selectOrganizations().where('organization.id', '=', partnerId).as('partner'))
    .select('partner.id')
    .executeTakeFirst();
  if (!partner) throw new ApiError('not_found');
  const added = await trx
    .insertInto('partnership')
    .values({ requester_id: organizationId, recipient_id: partnerId })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) {
    const { status: to } = added;
    emit(
      partnershipMoved({
        organizationId,
        actorId: actor.userId,
        ...factsOf(added),
        action: 'request',
        from: null,
        to,
      }),
    );
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
  await movePartnership(unit, { ...actor, id: crossing.id, action: 'accept' });
  return crossing.id;
}

interface Move extends PartnershipActor {
  readonly id: number;
  readonly action: PartnershipAction;
}

/**
 * Takes a partnership along one row of the table, its row locked; a repeat answers success again.
 * @throws ApiError `not_found` for one of others, `conflict` where it cannot go there, or not by this side
 */
export async function movePartnership(
  { trx, emit }: UnitOfWork<PartnersTables>,
  { organizationId, userId: actorId, id, action }: Move,
): Promise<void> {
  const row = await lockPartnership(trx, organizationId, id);
  const { from, to }: PartnershipTransition = PARTNERSHIP_TRANSITIONS[action];
  if (row.status === to) return;
  const side: Side = row.requester_id === organizationId ? 'requester' : 'recipient';
  if (!from[row.status]?.includes(side)) throw new ApiError('conflict');
  await trx
    .updateTable('partnership')
    .set({ status: to, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  emit(
    partnershipMoved({ organizationId, actorId, ...factsOf(row), action, from: row.status, to }),
  );
}

/** @throws ApiError `not_found` for a partnership of others */
export async function lockPartnership(
  trx: Kysely<PartnersTables>,
  organizationId: number,
  id: number,
): Promise<Row> {
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
  return row;
}

function factsOf({ id, requester_id, recipient_id }: Row) {
  return { partnershipId: id, requesterId: requester_id, recipientId: recipient_id };
}
