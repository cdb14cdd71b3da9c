import type { PartnershipChange } from '@karavan/shared-api/contract/partners';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { lockPartnership, movePartnership, type PartnershipActor } from './change-partnership.ts';
import type { PartnersTables } from './partners.tables.ts';
import type { PartnershipAction } from './partnership-transitions.ts';

const ANSWERS = { accepted: 'accept', declined: 'decline' } as const satisfies Readonly<
  Record<string, PartnershipAction>
>;

/**
 * Answers a request, and stores what one side keeps about the other; what is not named stays.
 * @throws ApiError `not_found` for a partnership of others, `conflict` where it cannot be answered so
 */
export async function editPartnership(
  unit: UnitOfWork<PartnersTables>,
  actor: PartnershipActor,
  id: number,
  { status, order: place, ...notes }: PartnershipChange,
): Promise<void> {
  if (status) await movePartnership(unit, { ...actor, id, action: ANSWERS[status] });
  else await lockPartnership(unit.trx, actor.organizationId, id);
  const kept = { ...notes, ...(place !== undefined && { place }) };
  if (Object.keys(kept).length === 0) return;
  await unit.trx
    .insertInto('partnership_side')
    .values({ partnership_id: id, organization_id: actor.organizationId, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['partnership_id', 'organization_id']).doUpdateSet(kept),
    )
    .execute();
}
