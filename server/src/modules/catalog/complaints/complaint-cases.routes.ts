import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/complaint-cases';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import type { TrustTables } from '../../organizations/trust/index.ts';
import { presentComplaintCase } from './complaint-cases.presenter.ts';
import {
  countComplaintCases,
  countComplaintsAbout,
  findComplaintCase,
  findComplaintCases,
  type CaseOrder,
  type CaseTables,
  type ComplaintCaseRow,
} from './complaint-cases.queries.ts';
import { decideComplaints } from './decide-complaints.ts';

export function complaintCasesRoutes(
  db: Kysely<CaseTables & AuditTables>,
  transact: Transact<CaseTables & TrustTables & AuditTables>,
): ImplementedRoute[] {
  return [
    implement(contract.listComplaintCases, async ({ query }) => {
      const { state, order_by, limit } = query;
      const order = state === 'decided' ? state : order_by;
      const window = pageWindow(query, order === 'most' ? 'count' : 'time');
      const [rows, count] = await Promise.all([
        findComplaintCases(db, { order, ...window }),
        countComplaintCases(db, state === 'decided' ? 'decided' : 'waiting'),
      ]);
      return pageAnswer(rows, limit, count, {
        present: presentComplaintCase,
        cursorOf: (row) => encodeCursor({ value: sortValueOf(row, order), id: row.id }),
      });
    }),
    implement(contract.decideComplaints, async ({ params: { id }, body, context }) => {
      const { userId: operatorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { complaints: id, ...body });
        await decideComplaints(unit, { id, operatorId, ...body });
      });
      const row = await findComplaintCase(db, id);
      if (!row) throw new ApiError('not_found');
      return presentComplaintCase(row);
    }),
    implement(contract.countComplaints, ({ params: { id } }) => countComplaintsAbout(db, id)),
  ];
}

function sortValueOf(row: ComplaintCaseRow, order: CaseOrder): string {
  if (order === 'most') return String(row.complaint_count);
  return order === 'decided' ? row.decided_at_exact : row.latest_at_exact;
}
