import { sql, type Kysely } from 'kysely';
import type { VisibilityState } from '@karavan/shared-api/contract/visibility';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../../platform/paging/page-window.ts';
import { exactTime } from '../../../../platform/paging/exact-time.ts';
import { selectOrganizationCards } from '../../organizations/index.ts';
import { joinOnTrial, type TrialTables } from '../organization-on-trial.ts';
import { selectSteps } from '../standing-steps.ts';
import type { TrustTables } from '../trust.tables.ts';

export type VisibilityCaseRow = Awaited<
  ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>
>;

interface QueueWindow extends PageWindow {
  readonly state: VisibilityState;
}

/** Owners who wait come by their turn, the others from the latest change. */
export function findVisibilityCases(
  db: Kysely<TrialTables>,
  { state, after, offset, limit }: QueueWindow,
): Promise<VisibilityCaseRow[]> {
  const direction = state === 'review_requested' ? 'asc' : 'desc';
  const time = sql.ref(timeOf(state));
  return selectCases(db)
    .where('organization_restriction.state', '=', state)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${time}, organization_restriction.organization_id)
          ${sql.raw(direction === 'asc' ? '>' : '<')} (${after!.value}::timestamptz, ${after!.id})`,
      ),
    )
    .orderBy(time, direction)
    .orderBy('organization_restriction.organization_id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
}

const timeOf = (state: VisibilityState) =>
  state === 'review_requested'
    ? 'organization_restriction.requested_at'
    : 'organization_restriction.changed_at';

export const findVisibilityCase = (db: Kysely<TrialTables>, organizationId: number) =>
  selectCases(db)
    .where('organization_restriction.organization_id', '=', organizationId)
    .executeTakeFirst();

export function countVisibilityCases(
  db: Kysely<TrustTables>,
  state: VisibilityState,
): Promise<number> {
  return countUpToCap(db, db.selectFrom('organization_restriction').where('state', '=', state));
}

function selectCases(db: Kysely<TrialTables>) {
  return joinOnTrial(
    db.selectFrom('organization_restriction'),
    'organization_restriction.organization_id',
  )
    .select([
      'organization_restriction.state',
      'organization_restriction.reason',
      'organization_restriction.since',
      'organization_restriction.request_text',
      'organization_restriction.requested_at',
      exactTime('organization_restriction.requested_at').as('requested_at_exact'),
      exactTime('organization_restriction.changed_at').as('changed_at_exact'),
    ])
    .select((eb) =>
      selectSteps(db, eb.ref('organization_restriction.organization_id'), 'visibility').as(
        'history',
      ),
    );
}

/** What the owner sees; most organizations have never been limited. */
export async function findVisibility(db: Kysely<TrialTables>, organizationId: number) {
  return selectOrganizationCards(db)
    .select((eb) => selectSteps(db, eb.ref('organization.id'), 'visibility').as('history'))
    .leftJoin(
      sql<RestrictionRow>`organization_restriction`.as('restriction'),
      'restriction.organization_id',
      'organization.id',
    )
    .select([
      'restriction.state',
      'restriction.reason',
      'restriction.since',
      'restriction.request_text',
      'restriction.requested_at',
      'restriction.review_after',
    ])
    .where('organization.id', '=', organizationId)
    .executeTakeFirst();
}

interface RestrictionRow {
  organization_id: number;
  state: VisibilityState;
  reason: string;
  since: Date;
  request_text: string | null;
  requested_at: Date | null;
  review_after: Date | null;
}
