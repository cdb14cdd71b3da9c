import type { OddPayment } from '@karavan/shared-api/contract/platform';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { OddPaymentRow } from './odd-payments.queries.ts';
import { decisionsFor } from './settle-odd-payment.ts';

export function presentOddPayment(row: OddPaymentRow): OddPayment {
  const { decision, reason, settled_by, settled_at } = row;
  const settled =
    decision && reason !== null && settled_at
      ? { decision, reason, by: settled_by ?? '', at: settled_at.toISOString() }
      : null;
  return {
    id: row.id,
    transaction_id: row.order_id,
    organization: { id: row.organization_id, title: row.title },
    status: row.status,
    expected: presentMoney(row.amount, row.currency),
    reported: presentMoney(row.reported_amount, row.reported_currency),
    outcome: row.outcome,
    opened_at: row.created_at.toISOString(),
    noticed_at: row.noticed_at.toISOString(),
    reports: row.reports.map(({ outcome, received_at }) => ({
      outcome,
      received_at: new Date(received_at).toISOString(),
    })),
    decisions: settled ? [] : [...decisionsFor(row.status)],
    settled,
  };
}
