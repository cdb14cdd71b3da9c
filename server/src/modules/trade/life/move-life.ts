import type { Transaction } from 'kysely';
import type { LifeAction } from '@karavan/shared-api/contract/life-states';
import type { DeactivationRequest } from '@karavan/shared-api/contract/life';
import type { z } from 'zod/mini';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { lockPerson, type PeopleTables } from '../../identity/people/index.ts';
import { lockItemsOf, type ItemsTables } from '../../catalog/items/index.ts';
import {
  lockLife,
  storeLife,
  storeListing,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { countOwned, type StaffTables } from '../../organizations/staff/index.ts';
import { isLimited, type TrustTables } from '../../organizations/trust/index.ts';
import type { CashbackTables } from '../cashback/index.ts';
import type { GiftsTables } from '../gifts/index.ts';
import { startOfDay } from '../../../platform/time/wall-time.ts';
import { earliestClosing, isNoticeOver } from './closing-day.ts';
import { organizationClosing, organizationLifeMoved } from './life.events.ts';
import type { LifeTables } from './life.tables.ts';
import { canLifeMove, LIFE_TRANSITIONS } from './life-transitions.ts';
import { sumOwed } from './sum-owed.ts';
import { tellClosingTask } from './tell-closing-task.ts';

export type MovingTables = CashbackTables &
  GiftsTables &
  ItemsTables &
  LifeTables &
  OrganizationsTables &
  TrustTables;
type Unit = UnitOfWork<MovingTables>;

interface Act {
  readonly organizationId: number;
  readonly actorId: number;
}

interface Deactivation extends Act, z.output<typeof DeactivationRequest> {}

/**
 * Announces that an organization closes on a day, or closes it at once. Repeating what stands already
 * answers success again.
 * @throws ApiError `not_found`; `invalid_input` for another title, or a day that is too early for who has
 * cashback; `conflict` for another day than the announced one
 */
export async function deactivateOrganization(
  unit: Unit,
  { organizationId, actorId, title, closes_on: day }: Deactivation,
): Promise<void> {
  const { trx } = unit;
  const life = await requireLife(trx, organizationId);
  if (life.status === 'closing' || life.status === 'deactivated') return;
  if (tidy(title) !== tidy(life.title)) throw wrong('title', 'invalid');
  const isOwed = (await sumOwed(trx, organizationId)) > 0;
  if (day === null) {
    if (isOwed) throw wrong('closes_on', 'too_early');
    await move(unit, organizationId, { action: 'close', actorId });
    return;
  }
  const closesAt = startOfDay(day, life.time_zone);
  if (!closesAt) throw wrong('closes_on', 'date_format');
  if (life.status === 'announced') {
    if (life.closes_at?.getTime() === closesAt.getTime()) return;
    throw new ApiError('conflict');
  }
  if (day < earliestClosing(new Date(), life.time_zone, isOwed)) {
    throw wrong('closes_on', 'too_early');
  }
  const stepId = await move(unit, organizationId, { action: 'announce', actorId, closesAt });
  await addJob(trx, tellClosingTask, { organizationId, stepId });
}

interface Reactivation extends Act {
  /** How many organizations one person may own. */
  readonly limit: number;
}

/**
 * Takes an announcement back, or opens an organization again. One that is open stays as it is. The owner is locked as
 * when they open another one, since closed ones do not count.
 * @throws ApiError `not_found`, `conflict` while it is closing, `organization_limit`
 */
export async function reactivateOrganization(
  unit: UnitOfWork<MovingTables & PeopleTables & StaffTables>,
  { organizationId, actorId, limit }: Reactivation,
): Promise<void> {
  await lockPerson(unit.trx, actorId);
  // As it is found again, its items are; they come before it.
  await lockItemsOf(unit.trx, organizationId);
  const { status } = await requireLife(unit.trx, organizationId);
  if (status === 'active') return;
  const action = status === 'announced' ? 'take_back' : 'reopen';
  if (!canLifeMove(action, status)) throw new ApiError('conflict');
  if (action === 'reopen' && (await countOwned(unit.trx, actorId)) >= limit) {
    throw new ApiError('organization_limit');
  }
  await move(unit, organizationId, { action, actorId });
  if (action === 'reopen' && !(await isLimited(unit.trx, organizationId))) {
    await storeListing(unit.trx, organizationId, true);
  }
}

/** The announced day has come; who has cashback is still given the whole notice. Twice it changes nothing more. */
export async function beginClosing(unit: Unit, organizationId: number): Promise<void> {
  const life = await lockLife(unit.trx, organizationId);
  const now = new Date();
  if (life?.status !== 'announced' || life.closes_at! > now) return;
  const isOwed = (await sumOwed(unit.trx, organizationId)) > 0;
  if (isOwed && !isNoticeOver(life.announced_at!, now)) return;
  await move(unit, organizationId, { action: 'fall_due', actorId: null });
}

/**
 * A closing organization is deactivated, unless something is open again.
 * @param isDone asked with the organization locked
 */
export async function endClosing(
  unit: Unit,
  organizationId: number,
  isDone: (trx: Unit['trx']) => Promise<boolean>,
): Promise<void> {
  await lockItemsOf(unit.trx, organizationId);
  const life = await lockLife(unit.trx, organizationId);
  if (life?.status !== 'closing' || !(await isDone(unit.trx))) return;
  await move(unit, organizationId, { action: 'end', actorId: null });
}

interface Move {
  readonly action: LifeAction;
  readonly actorId: number | null;
  readonly closesAt?: Date;
}

/** One row of the table, with the organization locked. Answers the step of the history. */
async function move(
  { trx, emit }: Unit,
  organizationId: number,
  { action, actorId, closesAt }: Move,
): Promise<number> {
  const { to } = LIFE_TRANSITIONS[action];
  await storeLife(trx, organizationId, to, closesAt);
  const { id: stepId } = await trx
    .insertInto('organization_life_step')
    .values({ organization_id: organizationId, action, actor_id: actorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (to === 'closing') emit(organizationClosing({ organizationId, actorId }));
  emit(organizationLifeMoved({ organizationId, stepId, action, actorId }));
  return stepId;
}

async function requireLife(trx: Transaction<OrganizationsTables>, organizationId: number) {
  const life = await lockLife(trx, organizationId);
  if (!life) throw new ApiError('not_found');
  return life;
}

const tidy = (title: string) => title.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

const wrong = (field: 'title' | 'closes_on', problem: 'invalid' | 'too_early' | 'date_format') =>
  new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });
