import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { requireManageable } from './employee.policy.ts';
import { lockStaff, type MembershipRow, type StaffActor } from './lock-staff.ts';
import { MEMBERSHIP_TRANSITIONS } from './membership-transitions.ts';
import { PAST_ROLE } from './past-role.ts';
import { memberChanged, membershipMoved } from './staff.events.ts';
import type { StaffTables } from './staff.tables.ts';

/**
 * What a courier leaves behind, as deliveries tell: those they have, and where nobody else is left, all that wait; and
 * those whose cash they owe to the service.
 */
export type CountStranded = (
  trx: Transaction<StaffTables>,
  courier: { readonly organizationId: number; readonly userId: number; readonly isLast: boolean },
) => Promise<{ readonly deliveries: number; readonly debts: number }>;

interface Leaving {
  readonly countStranded: CountStranded;
  /** Whoever ends it has been told of the deliveries and wants it all the same. */
  readonly leavesDeliveries: boolean;
  /** The same of cash that is owed. */
  readonly leavesCash: boolean;
}

type Staff = StaffActor & { readonly membershipId: number };

/**
 * Ends an employment; a repeat answers success again.
 * @throws ApiError `conflict` for one that is over already, `beyond_own_rights`, `deliveries_under_way`,
 * `courier_owes_cash`
 */
export async function dismissEmployee(
  unit: UnitOfWork<StaffTables>,
  { membershipId, ...by }: Staff,
  leaving: Leaving,
): Promise<void> {
  const { trx } = unit;
  const locked = await lockStaff(trx, by, { membershipId, everybody: true });
  const member = locked.memberOf(membershipId);
  const { from, to } = MEMBERSHIP_TRANSITIONS.dismiss;
  if (member.status === to) return;
  if (member.status !== from) throw new ApiError('conflict');
  requireManageable(locked, member);
  await leave(unit, member, { ...leaving, actorId: by.actorId, action: 'dismiss' });
  await withdrawInvitationsOf(unit, member, by.actorId);
}

/**
 * A person's own end of their job; a repeat answers success again. Answers the organization.
 * @throws ApiError `not_found` for a job of others, `conflict` for the owner and for one that is over otherwise,
 * `deliveries_under_way`, `courier_owes_cash`
 */
export async function quitJob(
  unit: UnitOfWork<StaffTables>,
  { membershipId, userId }: { readonly membershipId: number; readonly userId: number },
  leaving: Leaving,
): Promise<number> {
  const { trx } = unit;
  const own = await trx
    .selectFrom('membership')
    .select('organization_id')
    .where('id', '=', membershipId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!own) throw new ApiError('not_found');
  const members = await trx
    .selectFrom('membership')
    .selectAll()
    .where('organization_id', '=', own.organization_id)
    .where((eb) => eb.or([eb('status', '=', 'working'), eb('id', '=', membershipId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const member = members.find(({ id }) => id === membershipId)!;
  const { from, to } = MEMBERSHIP_TRANSITIONS.quit;
  if (member.status === to) return own.organization_id;
  if (member.status !== from || member.is_owner) throw new ApiError('conflict');
  await leave(unit, member, { ...leaving, actorId: userId, action: 'quit' });
  return own.organization_id;
}

/** @throws ApiError `conflict` for an invitation that was answered or is over, `beyond_own_rights` */
export async function withdrawInvitation(
  { trx, emit }: UnitOfWork<StaffTables>,
  { membershipId, ...by }: Staff,
): Promise<void> {
  const locked = await lockStaff(trx, by, { membershipId });
  const member = locked.memberOf(membershipId);
  const { from, to } = MEMBERSHIP_TRANSITIONS.withdraw;
  if (member.status === to) return;
  if (member.status !== from) throw new ApiError('conflict');
  requireManageable(locked, member);
  await endInvitation({ trx, emit }, member, { actorId: by.actorId, action: 'withdraw' });
}

/** Ends an invitation whose row is locked. */
export async function endInvitation(
  { trx, emit }: Pick<UnitOfWork<StaffTables>, 'trx' | 'emit'>,
  { id: membershipId, organization_id: organizationId, user_id: userId }: MembershipRow,
  by: { readonly actorId: number | null; readonly action: 'withdraw' | 'expire' },
): Promise<void> {
  const { to } = MEMBERSHIP_TRANSITIONS[by.action];
  await trx
    .updateTable('membership')
    .set({ status: to, ...PAST_ROLE, ended_by: by.actorId })
    .where('id', '=', membershipId)
    .execute();
  emit(membershipMoved({ organizationId, membershipId, userId, ...by }));
}

interface Departure extends Leaving {
  readonly actorId: number;
  readonly action: 'dismiss' | 'quit';
}

/** All who work there are locked, so that of two last couriers who leave at once the second one knows. */
async function leave(
  unit: UnitOfWork<StaffTables>,
  member: MembershipRow,
  { countStranded, leavesDeliveries, leavesCash, actorId, action }: Departure,
): Promise<void> {
  const { trx } = unit;
  const { id: membershipId, organization_id: organizationId, user_id: userId } = member;
  if (!leavesDeliveries || !leavesCash) {
    const other = await trx
      .selectFrom('organization_member')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('id', '<>', membershipId)
      .where('is_owner', '=', false)
      .executeTakeFirst();
    const isLast = other === undefined;
    const left = await countStranded(trx, { organizationId, userId, isLast });
    const { deliveries, debts } = left;
    if (!leavesDeliveries && deliveries > 0) {
      throw new ApiError('deliveries_under_way', { count: deliveries });
    }
    if (!leavesCash && debts > 0) throw new ApiError('courier_owes_cash', { count: debts });
  }
  await trx
    .updateTable('membership')
    .set({
      status: MEMBERSHIP_TRANSITIONS[action].to,
      left_at: sql<Date>`now()`,
      ended_by: actorId,
      ...PAST_ROLE,
    })
    .where('id', '=', membershipId)
    .execute();
  unit.emit(membershipMoved({ organizationId, membershipId, userId, actorId, action }));
  unit.emit(memberChanged({ organizationId, userId }));
}

/** Whoever is dismissed leaves nobody on the way in behind. */
async function withdrawInvitationsOf(
  unit: UnitOfWork<StaffTables>,
  { organization_id, user_id }: MembershipRow,
  actorId: number,
): Promise<void> {
  const { trx } = unit;
  const invited = await trx
    .selectFrom('membership')
    .selectAll()
    .where('organization_id', '=', organization_id)
    .where('status', '=', 'invited')
    .where('invited_by', '=', user_id)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const invitation of invited) {
    await endInvitation({ trx, emit: unit.emit }, invitation, { actorId, action: 'withdraw' });
  }
}
