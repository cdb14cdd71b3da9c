import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import type { Tables } from '../../../database-tables.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { Orders } from '../orders/index.ts';
import { findTest, settleTest } from './accounts/settle-test.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Books a report of the provider, of a payment or of a test payment.
 * @throws ApiError `not_found` for a reference that is not ours
 */
export async function settleReport(
  unit: UnitOfWork<Tables>,
  orders: Orders,
  report: PaymentReport,
): Promise<void> {
  const isTest = (await findTest(unit.trx, report.reference)) !== undefined;
  await (isTest ? settleTest(unit, report) : settlePayment(unit, orders, report));
}
