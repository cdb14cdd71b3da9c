import type { Kysely } from 'kysely';
import type { OrganizationLife } from '@karavan/shared-api/contract/life';
import type { LifeAction } from '@karavan/shared-api/contract/life-states';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { selectFullName } from '../../identity/people/index.ts';
import { findOrganization } from '../../organizations/organizations/index.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import { earliestClosing } from './closing-day.ts';
import { findDuties, type DutyTables } from './find-duties.ts';
import type { MovingTables } from './move-life.ts';
import { sumOwed } from './sum-owed.ts';

export type LifeReadTables = MovingTables & DutyTables & FilesTables;

/** Steps that the page shows. */
const HISTORY = 20;

/**
 * Where an organization stands, and what keeps it open, for its owner.
 * @throws ApiError `not_found`
 */
export async function readLife(
  db: Kysely<LifeReadTables>,
  organizationId: number,
): Promise<OrganizationLife> {
  const organization = await findOrganization(db, organizationId);
  if (!organization) throw new ApiError('not_found');
  const { status: state, title, closes_at, time_zone, currency } = organization;
  const owed = await sumOwed(db, organizationId);
  const history = await findSteps(db, organizationId);
  return {
    state,
    title,
    closes_on: closes_at && wallTimeOf(closes_at, time_zone).slice(0, 10),
    cashback_owed: presentMoney(owed, currency),
    earliest_on: earliestClosing(new Date(), time_zone, owed > 0),
    can_close_now: owed === 0 && (state === 'active' || state === 'announced'),
    duties: await findDuties(db, organizationId),
    history: history.map(({ action, by, created_at }) => ({
      action,
      by,
      at: created_at.toISOString(),
    })),
  };
}

function findSteps(
  db: Kysely<LifeReadTables>,
  organizationId: number,
): Promise<{ action: LifeAction; by: string | null; created_at: Date }[]> {
  return db
    .selectFrom('organization_life_step')
    .select((eb) => [
      'action',
      'created_at',
      selectFullName(eb.ref('organization_life_step.actor_id')).as('by'),
    ])
    .where('organization_id', '=', organizationId)
    .orderBy('id', 'desc')
    .limit(HISTORY)
    .execute();
}
