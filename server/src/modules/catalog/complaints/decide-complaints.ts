import { sql, type Transaction } from 'kysely';
import type { ComplaintDecision } from '@karavan/shared-api/contract/complaint-cases';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { limitOrganization, type TrustTables } from '../../organizations/trust/index.ts';
import { removeComment } from '../comments/index.ts';
import { hideItem } from '../items/index.ts';
import { complaintDecisionsFor, presentComplaintCase } from './complaint-cases.presenter.ts';
import { findComplaintCase, type CaseTables } from './complaint-cases.queries.ts';
import { complaintsDecided } from './complaints.events.ts';
import type { ComplaintsTables } from './complaints.tables.ts';

interface Verdict {
  readonly id: number;
  readonly decision: ComplaintDecision;
  readonly reason: string;
  readonly operatorId: number;
}

/**
 * An operator decides all complaints about a thing. Repeating a decision answers success again.
 * @throws ApiError `not_found` also for a thing that is gone by itself, `already_decided` after another decision,
 * `conflict` for one that does not fit the thing
 */
export async function decideComplaints(
  unit: UnitOfWork<CaseTables & TrustTables>,
  { id, decision, reason, operatorId }: Verdict,
): Promise<void> {
  const { trx, emit } = unit;
  const found = await lockCase(trx, id);
  if (found.decision === decision) return;
  if (found.decision !== null) throw new ApiError('already_decided');
  if (!complaintDecisionsFor(found.subject).includes(decision)) throw new ApiError('conflict');
  const { thing } = presentComplaintCase((await findComplaintCase(trx, id))!);
  await trx
    .updateTable('complaint_case')
    .set({
      decision,
      reason,
      decided_by: operatorId,
      decided_at: sql<Date>`now()`,
      // Not who wrote a comment: that is theirs to have erased.
      decided_on: JSON.stringify({
        title: found.subject === 'comment' ? '' : thing.title,
        text: thing.text,
      }),
    })
    .where('id', '=', id)
    .execute();
  const removed =
    decision === 'delete' ? await removeComment(unit, { id: found.comment_id! }) : null;
  if (decision === 'hide') await hideItem(trx, found.item_id!);
  const organizationId = found.accused_id;
  if (decision === 'limit') {
    await limitOrganization(unit, { organizationId, actorId: operatorId, text: reason });
  }
  emit(
    complaintsDecided({
      organizationId,
      caseId: id,
      decision,
      itemId: found.item_id ?? removed?.itemId ?? null,
      authorId: removed?.authorId ?? null,
    }),
  );
}

async function lockCase(trx: Transaction<ComplaintsTables>, id: number) {
  const found = await trx
    .selectFrom('complaint_case')
    .select(['subject', 'decision', 'accused_id', 'item_id', 'organization_id', 'comment_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ApiError('not_found');
  const { item_id, organization_id, comment_id } = found;
  const isGone = item_id === null && organization_id === null && comment_id === null;
  if (found.decision === null && isGone) throw new ApiError('not_found');
  return found;
}
