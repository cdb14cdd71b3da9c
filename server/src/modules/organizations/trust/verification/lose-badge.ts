import { sql } from 'kysely';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import {
  lockStanding,
  storeVerification,
  type OrganizationsTables,
} from '../../organizations/index.ts';
import { recordStep } from '../standing-steps.ts';
import { verificationChanged } from '../trust.events.ts';
import type { TrustTables } from '../trust.tables.ts';
import { canVerificationMove, VERIFICATION_TRANSITIONS } from './verification-transitions.ts';

interface Renamed {
  readonly organizationId: number;
  readonly editorId: number;
}

/** Under another name an organization is not verified any more. */
export async function loseBadge(
  { trx, emit }: UnitOfWork<TrustTables & OrganizationsTables>,
  { organizationId, editorId }: Renamed,
): Promise<void> {
  const organization = await lockStanding(trx, organizationId);
  if (!organization || !canVerificationMove('rename', organization.verification_status)) return;
  const { to } = VERIFICATION_TRANSITIONS.rename;
  await trx
    .updateTable('verification_request')
    .set({ status: to, decided_at: sql<Date>`now()`, decided_by: null, reason: null })
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'verified')
    .execute();
  await storeVerification(trx, organizationId, to);
  const stepId = await recordStep(trx, {
    organizationId,
    matter: 'verification',
    action: 'renamed',
    actorId: editorId,
  });
  emit(verificationChanged({ organizationId, stepId, outcome: to }));
}
