import type { Kysely } from 'kysely';
import type { SalesFigures } from '@karavan/shared-api/contract/statistics';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import {
  daysBefore,
  refuseReversedDays,
  type Days,
  type WholeDays,
} from '../../../platform/time/days.ts';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import type { OrdersTables } from '../orders/index.ts';
import type { SalesFilter } from './sales-filter.ts';
import { findStatisticsOrganization, sumDays } from './statistics.queries.ts';

/** Settled sales of a period in sum and by day, beside those of as many days before. */
export async function readFigures(
  db: Kysely<OrdersTables>,
  filter: SalesFilter & WholeDays,
  currency: string,
): Promise<SalesFigures> {
  const [days, earlier] = await Promise.all([
    sumDays(db, filter),
    sumDays(db, { ...filter, ...daysBefore(filter) }),
  ]);
  const money = (amount: number) => presentMoney(amount, currency);
  const total = sumOf(days, 'total');
  const count = sumOf(days, 'order_count');
  return {
    currency,
    total: money(total),
    order_count: count,
    average: money(count === 0 ? 0 : Math.round(total / count)),
    refunded: money(sumOf(days, 'refunded')),
    before: { total: money(sumOf(earlier, 'total')), order_count: sumOf(earlier, 'order_count') },
    days: days.map((day) => ({
      day: day.day,
      total: money(day.total),
      order_count: day.order_count,
    })),
  };
}

type SummedDay = Awaited<ReturnType<typeof sumDays>>[number];

const sumOf = (days: readonly SummedDay[], name: 'total' | 'refunded' | 'order_count') =>
  days.reduce((sum, day) => sum + day[name], 0);

/**
 * The organization whose sales of some days are asked for.
 * @throws ApiError `not_found`; `invalid_input` for days that end before they begin
 */
export async function organizationFor(db: Kysely<OrganizationsTables>, id: number, days: Days) {
  refuseReversedDays(days);
  const organization = await findStatisticsOrganization(db, id);
  if (!organization) throw new ApiError('not_found');
  return { currency: organization.currency, timeZone: organization.time_zone };
}
