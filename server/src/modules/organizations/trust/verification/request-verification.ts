import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import {
  lockStanding,
  storeVerification,
  type OrganizationsTables,
} from '../../organizations/index.ts';
import { recordStep } from '../standing-steps.ts';
import type { TrustTables } from '../trust.tables.ts';
import { canVerificationMove } from './verification-transitions.ts';

interface NewRequest {
  readonly organizationId: number;
  readonly userId: number;
  readonly note: string;
  readonly documentIds: readonly number[];
}

/**
 * An owner asks for the badge, with documents that were uploaded for it.
 * @throws ApiError `conflict` while one is open or the organization is verified, `invalid_input` for a document
 * that is not one of its drafts
 */
export async function requestVerification(
  { trx }: UnitOfWork<TrustTables & OrganizationsTables>,
  { organizationId, userId, note, documentIds }: NewRequest,
): Promise<void> {
  const organization = await lockStanding(trx, organizationId);
  if (!organization) throw new ApiError('not_found');
  if (!canVerificationMove('request', organization.verification_status)) {
    throw new ApiError('conflict');
  }
  const { id } = await trx
    .insertInto('verification_request')
    .values({
      organization_id: organizationId,
      requested_by: userId,
      title: organization.title,
      note,
      reason: null,
      decided_by: null,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wanted = [...new Set(documentIds)];
  const sent = await trx
    .updateTable('verification_document')
    .set({ request_id: id, delete_after: null })
    .where('id', 'in', wanted)
    .where('organization_id', '=', organizationId)
    .where('request_id', 'is', null)
    .returning('id')
    .execute();
  if (sent.length < wanted.length) {
    throw new ApiError('invalid_input', { fields: { document_ids: [{ problem: 'not_loaded' }] } });
  }
  await storeVerification(trx, organizationId, 'pending');
  await recordStep(trx, {
    organizationId,
    matter: 'verification',
    action: 'requested',
    reason: note,
    actorId: userId,
  });
}
