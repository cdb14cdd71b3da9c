import type { Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import {
  agreeHandOver,
  confirmHandOver,
  declareHandOver,
  disputeHandOver,
  withdrawHandOver,
} from '../../src/modules/trade/delivery/cash/move-hand-over.ts';
import { presentAmount } from '../../src/platform/money/present-money.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';

/**
 * Cash that the demo's courier hands over, by the product's own operations: confirmed, taken back, disputed and agreed,
 * and one that waits.
 */
export async function seedCash(
  trx: Transaction<Tables>,
  { accounts, deliveryServiceId: serviceId }: SeededPeople,
): Promise<void> {
  const { courier: courierId } = accounts;
  const account = await trx
    .selectFrom('courier_cash')
    .select(['owed', 'currency'])
    .where('courier_id', '=', courierId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
  const { user_id: actorId } = await trx
    .selectFrom('organization_member')
    .select('user_id')
    .where('organization_id', '=', serviceId)
    .where('is_owner', '=', true)
    .executeTakeFirstOrThrow();
  if (!account) return;
  const { owed, currency } = account;
  const part = Math.floor(owed / 10);
  const declare = (sum: number, note = '') =>
    act(trx, (unit) =>
      declareHandOver(unit, {
        courierId,
        serviceId,
        currency,
        amount: presentAmount(sum, currency),
        note,
      }),
    );
  const ofService = (id: number) => ({ id, actorId, of: { serviceId } });
  const ofCourier = (id: number) => ({ id, actorId: courierId, of: { courierId } });
  const confirmed = await declare(3 * part, 'Выручка за выходные');
  await act(trx, (unit) => confirmHandOver(unit, ofService(confirmed)));
  const withdrawn = await declare(part);
  await act(trx, (unit) => withdrawHandOver(unit, ofCourier(withdrawn)));
  const agreed = await declare(2 * part);
  const counted = presentAmount(2 * part - 100, currency);
  await act(trx, (unit) =>
    disputeHandOver(unit, { ...ofService(agreed), counted, note: 'Одной купюры не хватает' }),
  );
  await act(trx, (unit) => agreeHandOver(unit, ofCourier(agreed)));
  await declare(part, 'Остаток завтра');
}
