import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/rentals';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { once } from '../../../platform/idempotency/once.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { startOfDay, wallTimeOf } from '../../../platform/time/wall-time.ts';
import { quoteGifts } from '../gifts/index.ts';
import type { OrderDeadlines, Orders, ReadReceipt } from '../orders/index.ts';
import {
  closedTo,
  findBusyPeriods,
  findRental,
  heldWith,
  listDayPrices,
} from '../rental-periods/index.ts';
import { bookRental } from './book-rental.ts';
import { changeBookingRoutes } from './change/change-booking.routes.ts';
import { activateRental, completeRental, settleDeposit } from './hand-over-rental.ts';
import { manageRentalsRoutes } from './manage/manage-rentals.routes.ts';
import { rentalCalendarsRoutes } from './manage/rental-calendars.routes.ts';
import { LONGEST_LOOK_MS } from './longest-look.ts';
import { presentRentalQuote, quoteRental } from './quote-rental.ts';

interface RentalsDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly orders: Orders;
  readonly deadlines: OrderDeadlines;
  readonly readReceipt: ReadReceipt;
}

export function rentalsRoutes({
  db,
  transact,
  orders,
  deadlines,
  readReceipt,
}: RentalsDependencies): ImplementedRoute[] {
  return [
    ...manageRentalsRoutes({ db, transact }),
    ...rentalCalendarsRoutes({ db, transact }),
    ...changeBookingRoutes({ db, transact, deadlines, readReceipt }),
    implement(contract.listBusyPeriods, async ({ params: { id }, query, context }) => {
      const viewer = context.actor?.userId ?? null;
      const rental = await findRental(db, { itemId: id, viewer });
      const { time_zone: timeZone } = rental;
      const [from, to] = [startOfDay(query.from, timeZone), startOfDay(query.to, timeZone)];
      if (!from || !to || from >= to) {
        throw new ApiError('invalid_input', { fields: { from: [{ problem: 'reversed_range' }] } });
      }
      if (to.getTime() - from.getTime() > LONGEST_LOOK_MS) {
        throw new ApiError('invalid_input', { fields: { to: [{ problem: 'too_big' }] } });
      }
      const busy = await findBusyPeriods(db, rental, heldWith(rental, { from, to }));
      const closed = busy.map((held) => closedTo(rental, held));
      return {
        busy: closed.map((period) => ({
          from: wallTimeOf(period.from, timeZone),
          to: wallTimeOf(period.to, timeZone),
        })),
        prices: listDayPrices(rental, query.from, query.to).map(({ day, price }) => ({
          day,
          price: presentMoney(price, rental.currency),
        })),
      };
    }),
    implement(contract.preprocessBooking, async ({ params: { id }, body, context }) => {
      const viewer = context.actor?.userId ?? null;
      const rental = await findRental(db, { itemId: id, viewer });
      const quoted = await quoteRental(db, rental, body, viewer);
      const gifts = await quoteGifts(
        db,
        {
          organizationId: rental.organization_id,
          clientId: viewer,
          currency: rental.currency,
        },
        { due: quoted.price.payable, spendGifts: body.spend_gifts ?? false },
      );
      const busy = await findBusyPeriods(db, rental, heldWith(rental, quoted.period));
      if (busy.length > 0) throw new ApiError('period_taken');
      return presentRentalQuote(rental, quoted, gifts);
    }),
    implement(contract.bookRental, async ({ params: { id }, body, context }) => {
      const { userId: clientId } = requireActor(context.actor);
      const { method, total, spend_gifts: spendGifts = false, ...request } = body;
      const booking = { itemId: id, clientId, request, spendGifts, method, total, deadlines };
      return transact((unit) =>
        once(unit.trx, context, async () => ({ transaction_id: await bookRental(unit, booking) })),
      );
    }),
    implement(contract.activateRental, async ({ params: { id, order }, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { order });
        const handOver = { orderId: order, organizationId: id, actorId };
        await activateRental(unit, orders, handOver);
      });
      return readReceipt(order, context);
    }),
    implement(contract.settleDeposit, async ({ params: { id, order }, body, context }) => {
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { order, kept: body.kept });
        await settleDeposit(unit, { orderId: order, organizationId: id }, body);
      });
      return readReceipt(order, context);
    }),
    implement(contract.completeRental, async ({ params: { id, order }, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { order });
        await completeRental(unit, { orderId: order, organizationId: id, actorId });
      });
      return readReceipt(order, context);
    }),
  ];
}
