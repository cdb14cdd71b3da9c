import type {
  AttendanceCalendar,
  AttendanceEntry,
  AttendanceInterval,
} from '@karavan/shared-api/contract/attendance';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import { presentPersonCard } from '../../identity/people/index.ts';
import type { PlannedDay } from './month-plans.ts';
import type { EntryRow, StayRow } from './stays.queries.ts';

/** Sales of one day: settled, net of refunds; minor units. */
export interface DaySales {
  readonly day: string;
  readonly total: number;
  readonly order_count: number;
}

const presentTimes = (row: Pick<StayRow, keyof EntryRow & keyof StayRow>, timeZone: string) => ({
  id: row.id,
  day: row.day,
  started_at: row.started_at.toISOString(),
  ended_at: row.ended_at && row.ended_at.toISOString(),
  start: wallTimeOf(row.started_at, timeZone),
  end: row.ended_at && wallTimeOf(row.ended_at, timeZone),
  started_how: row.started_how,
  ended_how: row.ended_how,
  seconds: row.seconds,
  is_forgotten: row.is_forgotten,
  version: row.version,
});

export const presentEntry = (row: EntryRow, timeZone: string): AttendanceEntry => ({
  ...presentTimes(row, timeZone),
  membership_id: row.membership_id,
  person: presentPersonCard(row.person),
  is_corrected: row.is_corrected,
});

export function presentStay(row: StayRow, timeZone: string): AttendanceInterval {
  const wall = (moment: string | Date | null) =>
    moment === null ? null : wallTimeOf(new Date(moment), timeZone);
  return {
    ...presentTimes(row, timeZone),
    corrections: row.corrections.map((correction) => ({
      by: correction.by,
      reason: correction.reason,
      created_at: new Date(correction.created_at).toISOString(),
      old_start: wall(correction.old_started_at),
      old_end: wall(correction.old_ended_at),
    })),
  };
}

interface Month {
  readonly stays: readonly StayRow[];
  readonly sales: readonly DaySales[];
  readonly plans: readonly PlannedDay[];
  /** What is planned after it is in the sum alone. */
  readonly today: string;
  readonly timeZone: string;
  readonly currency: string;
}

/** The days of a month on which anything was, and their sums. */
export function presentDays({ stays, sales, plans, today, timeZone, currency }: Month) {
  const begun = plans.filter(({ day }) => day <= today);
  const days = [...new Set([...stays, ...sales, ...begun].map(({ day }) => day))].toSorted();
  const money = (amount: number) => presentMoney(amount, currency);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    seconds: sum(stays.map(({ seconds }) => seconds ?? 0)),
    planned_seconds: sum(plans.map(({ seconds }) => seconds)),
    forgotten_count: stays.filter(({ is_forgotten }) => is_forgotten).length,
    receipt_count: sum(sales.map(({ order_count }) => order_count)),
    receipt_total: money(sum(sales.map(({ total }) => total))),
    days: days.map((day) => {
      const own = stays.filter((stay) => stay.day === day);
      const sold = sales.find((one) => one.day === day);
      return {
        day,
        seconds: sum(own.map(({ seconds }) => seconds ?? 0)),
        planned_seconds: plans.find((one) => one.day === day)?.seconds ?? 0,
        intervals: own.map((stay) => presentStay(stay, timeZone)),
        receipt_count: sold?.order_count ?? 0,
        receipt_total: money(sold?.total ?? 0),
      };
    }),
  } satisfies Partial<AttendanceCalendar>;
}
