import { sql, type Transaction } from 'kysely';
import type { ReviewDecision, VisibilityState } from '@karavan/shared-api/contract/visibility';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { lockStanding, storeListing, type OrganizationsTables } from '../../organizations/index.ts';
import { recordStep } from '../standing-steps.ts';
import { visibilityChanged } from '../trust.events.ts';
import type { TrustTables } from '../trust.tables.ts';
import {
  canVisibilityMove,
  reviewDecisionsFor,
  VISIBILITY_TRANSITIONS,
  whyNoReview,
} from './visibility-transitions.ts';

type Unit = UnitOfWork<TrustTables & OrganizationsTables>;

interface Act {
  readonly organizationId: number;
  readonly actorId: number;
  /** What the operator gives as the reason, or the owner asks. */
  readonly text: string;
}

/**
 * An operator takes an organization out of every list. One that is limited already stays as it is.
 * @throws ApiError `not_found`
 */
export async function limitOrganization(
  { trx, emit }: Unit,
  { organizationId, actorId, text }: Act,
): Promise<void> {
  const { state } = await lockVisibility(trx, organizationId);
  if (!canVisibilityMove('limit', state)) return;
  const limited = {
    state: VISIBILITY_TRANSITIONS.limit.to,
    reason: text,
    since: sql<Date>`now()`,
    changed_at: sql<Date>`now()`,
    request_text: null,
    requested_at: null,
    review_after: null,
  };
  await trx
    .insertInto('organization_restriction')
    .values({ organization_id: organizationId, ...limited })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(limited))
    .execute();
  await storeListing(trx, organizationId, false);
  const step = { organizationId, matter: 'visibility', action: 'limited' } as const;
  const stepId = await recordStep(trx, { ...step, reason: text, actorId });
  emit(visibilityChanged({ organizationId, stepId, outcome: 'limited' }));
}

/** @throws ApiError `conflict` while no review can be asked for */
export async function requestReview(
  { trx }: Pick<Unit, 'trx'>,
  { organizationId, actorId, text }: Act,
): Promise<void> {
  const { state, reviewAfter } = await lockVisibility(trx, organizationId);
  if (whyNoReview(state, reviewAfter, new Date()) !== null) throw new ApiError('conflict');
  await trx
    .updateTable('organization_restriction')
    .set({
      state: VISIBILITY_TRANSITIONS.request_review.to,
      request_text: text,
      requested_at: sql<Date>`now()`,
      changed_at: sql<Date>`now()`,
    })
    .where('organization_id', '=', organizationId)
    .execute();
  const step = { organizationId, matter: 'visibility', action: 'review_requested' } as const;
  await recordStep(trx, { ...step, reason: text, actorId });
}

interface Verdict extends Act {
  readonly decision: ReviewDecision;
  /** Days until the owner may ask again. */
  readonly coolDownDays: number;
}

const STEPS = { lift: 'lifted', keep: 'kept' } as const;

/**
 * An operator lets a limited organization be found again, or not. Repeating what stands already answers
 * success again.
 * @throws ApiError `not_found`, `already_decided` for what cannot be decided any more
 */
export async function decideReview(
  { trx, emit }: Unit,
  { organizationId, actorId, text, decision, coolDownDays }: Verdict,
): Promise<void> {
  const { state, isKept, isKnown } = await lockVisibility(trx, organizationId);
  if (!isKnown) throw new ApiError('not_found');
  const isRepeated = decision === 'lift' ? state === 'normal' : state === 'limited' && isKept;
  if (isRepeated) return;
  if (!reviewDecisionsFor(state).includes(decision)) throw new ApiError('already_decided');
  const coolDown = sql<Date>`now() + make_interval(days => ${coolDownDays})`;
  await trx
    .updateTable('organization_restriction')
    .set({
      state: VISIBILITY_TRANSITIONS[decision].to,
      request_text: null,
      requested_at: null,
      changed_at: sql<Date>`now()`,
      review_after: decision === 'keep' ? coolDown : null,
    })
    .where('organization_id', '=', organizationId)
    .execute();
  if (decision === 'lift') await storeListing(trx, organizationId, true);
  const action = STEPS[decision];
  const step = { organizationId, matter: 'visibility', action } as const;
  const stepId = await recordStep(trx, { ...step, reason: text, actorId });
  emit(visibilityChanged({ organizationId, stepId, outcome: action }));
}

interface Locked {
  readonly state: VisibilityState;
  readonly reviewAfter: Date | null;
  /** A review has been declined. */
  readonly isKept: boolean;
  readonly isKnown: boolean;
}

/** The organization is what everybody waits for, whether it has ever been limited or not. */
async function lockVisibility(
  trx: Transaction<TrustTables & OrganizationsTables>,
  organizationId: number,
): Promise<Locked> {
  if (!(await lockStanding(trx, organizationId))) throw new ApiError('not_found');
  const row = await trx
    .selectFrom('organization_restriction')
    .select(['state', 'review_after'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return {
    state: row?.state ?? 'normal',
    reviewAfter: row?.review_after ?? null,
    isKept: row?.review_after != null,
    isKnown: row !== undefined,
  };
}
