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
import { isAnotherName } from './is-another-name.ts';
import { canVerificationMove, VERIFICATION_TRANSITIONS } from './verification-transitions.ts';

interface NewTitle {
  readonly organizationId: number;
  /** The title that it had. */
  readonly before: string;
  /** Who has changed it. */
  readonly actorId: number;
}

/**
 * For whoever has changed the title of an organization, in the same transaction: under another name it is not
 * verified any more.
 */
export async function loseBadgeUnderAnotherName(
  { trx, emit }: UnitOfWork<TrustTables & OrganizationsTables>,
  { organizationId, before, actorId }: NewTitle,
): Promise<void> {
  const organization = await lockStanding(trx, organizationId);
  if (!organization || !isAnotherName(before, organization.title)) return;
  if (!canVerificationMove('rename', organization.verification_status)) return;
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
    actorId,
  });
  emit(verificationChanged({ organizationId, stepId, outcome: to }));
}
