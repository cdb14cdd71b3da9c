import { sql, type Transaction } from 'kysely';
import type { VerificationDecision } from '@karavan/shared-api/contract/verifications';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import {
  lockStanding,
  storeVerification,
  type OrganizationsTables,
} from '../../organizations/index.ts';
import { recordStep } from '../standing-steps.ts';
import { verificationChanged } from '../trust.events.ts';
import type { TrustTables } from '../trust.tables.ts';
import { VERIFICATION_TRANSITIONS, verificationDecisionsFor } from './verification-transitions.ts';

interface Verdict {
  readonly id: number;
  readonly decision: VerificationDecision;
  readonly reason: string;
  /** Of the organization, as the operator has seen it. */
  readonly title: string;
  readonly operatorId: number;
  /** After so many days its documents are deleted. */
  readonly documentDays: number;
}

/**
 * An operator verifies an organization, or not, or takes the badge away again. Repeating a decision answers
 * success again.
 * @throws ApiError `not_found`, `already_decided` after another decision, `conflict` when the organization is
 * called otherwise by now
 */
export async function decideVerification(
  { trx, emit }: UnitOfWork<TrustTables & OrganizationsTables>,
  { id, decision, reason, title, operatorId, documentDays }: Verdict,
): Promise<void> {
  const { request, organization } = await lockRequest(trx, id);
  const { to } = VERIFICATION_TRANSITIONS[decision];
  if (request.status === to) return;
  // A request that was decided long ago says nothing of the organization's present one.
  const isOpen = request.status === 'pending' || request.status === 'verified';
  const status = isOpen ? organization.verification_status : request.status;
  if (request.status !== status || !verificationDecisionsFor(status).includes(decision)) {
    throw new ApiError('already_decided');
  }
  if (organization.title !== title) throw new ApiError('conflict');
  const organizationId = request.organization_id;
  await trx
    .updateTable('verification_request')
    .set({ status: to, reason, decided_by: operatorId, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('verification_document')
    .set({ delete_after: sql<Date>`now() + make_interval(days => ${documentDays})` })
    .where('request_id', '=', id)
    .where('delete_after', 'is', null)
    .execute();
  await storeVerification(trx, organizationId, to);
  const stepId = await recordStep(trx, {
    organizationId,
    matter: 'verification',
    action: to,
    reason,
    actorId: operatorId,
  });
  emit(verificationChanged({ organizationId, stepId, outcome: to }));
}

/** The organization first: requests, decisions and new titles wait for each other there. */
async function lockRequest(trx: Transaction<TrustTables & OrganizationsTables>, id: number) {
  const known = await trx
    .selectFrom('verification_request')
    .select('organization_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw new ApiError('not_found');
  const organization = await lockStanding(trx, known.organization_id);
  const request = await trx
    .selectFrom('verification_request')
    .select(['organization_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!organization || !request) throw new ApiError('not_found');
  return { organization, request };
}
