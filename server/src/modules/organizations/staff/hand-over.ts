import { sql, type Transaction } from 'kysely';
import { ROLE_PRESETS } from '@karavan/shared-api/contract/role-presets';
import { DEFAULT_LOCALE } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { endInvitation } from './end-membership.ts';
import type { MembershipRow } from './lock-staff.ts';
import { memberChanged } from './staff.events.ts';
import type { StaffTables } from './staff.tables.ts';

interface Ownership {
  readonly owner: MembershipRow;
  /** The live membership of whoever is to be the next one. */
  readonly next: MembershipRow | undefined;
  /** The role that may do what managers may; undefined where the organization has none like it. */
  readonly managerRole: number | undefined;
}

/**
 * Locks the memberships of an owner and of whoever may follow them, then the role that the owner would get. Whoever
 * calls it has locked the organization, so nobody else changes the owner meanwhile.
 * @throws ApiError `not_found` where there is no such organization
 */
export async function lockOwnership(
  trx: Transaction<StaffTables>,
  {
    organizationId,
    recipientId,
  }: { readonly organizationId: number; readonly recipientId?: number },
): Promise<Ownership> {
  const members = await trx
    .selectFrom('membership')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['working', 'invited'])
    .where((eb) =>
      eb.or([
        eb('is_owner', '=', true),
        ...(recipientId === undefined ? [] : [eb('user_id', '=', recipientId)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const owner = members.find(({ is_owner }) => is_owner);
  if (!owner) throw new ApiError('not_found');
  const next = members.find(({ is_owner }) => !is_owner);
  return { owner, next, managerRole: await lockManagerRole(trx, organizationId) };
}

/** Makes somebody the owner, and whoever was it a manager; `ownership` is locked. */
export async function handOver(
  { trx, emit }: UnitOfWork<StaffTables>,
  { owner, next, managerRole }: Ownership,
  userId: number,
): Promise<void> {
  const { organization_id: organizationId } = owner;
  const roleId = managerRole ?? (await createManagerRole(trx, organizationId));
  await trx
    .updateTable('membership')
    .set({ is_owner: false, role_id: roleId })
    .where('id', '=', owner.id)
    .execute();
  if (next?.status === 'working') {
    await trx
      .updateTable('membership')
      .set({ is_owner: true, role_id: null, position: '' })
      .where('id', '=', next.id)
      .execute();
  } else {
    if (next) {
      await endInvitation({ trx, emit }, next, { actorId: owner.user_id, action: 'withdraw' });
    }
    await trx
      .insertInto('membership')
      .values({ organization_id: organizationId, user_id: userId, is_owner: true, role_id: null })
      .execute();
  }
  emit(memberChanged({ organizationId, userId: owner.user_id }));
  emit(memberChanged({ organizationId, userId }));
}

const MANAGER = ROLE_PRESETS.manager;

async function lockManagerRole(
  trx: Transaction<StaffTables>,
  organizationId: number,
): Promise<number | undefined> {
  const permissions = [...MANAGER.permissions];
  const present = await trx
    .selectFrom('role')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(
      sql<boolean>`role.permissions @> ${permissions}::text[]
        and role.permissions <@ ${permissions}::text[]`,
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return present?.id;
}

async function createManagerRole(
  trx: Transaction<StaffTables>,
  organizationId: number,
): Promise<number> {
  const roles = await trx
    .selectFrom('role')
    .select('title')
    .where('organization_id', '=', organizationId)
    .execute();
  const taken = new Set(roles.map(({ title }) => title));
  const { id } = await trx
    .insertInto('role')
    .values({
      organization_id: organizationId,
      title: freeTitle(MANAGER.titles[DEFAULT_LOCALE], taken),
      permissions: [...MANAGER.permissions],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `Менеджер`, or `Менеджер 2` where that title means something else by now. */
function freeTitle(title: string, taken: ReadonlySet<string>): string {
  let number = 1;
  const named = () => (number === 1 ? title : `${title} ${number}`);
  while (taken.has(named())) number += 1;
  return named();
}
