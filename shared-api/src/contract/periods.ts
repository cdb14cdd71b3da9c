import { z } from 'zod/mini';
import { PERIOD_UNITS } from './enumerations.ts';
import type { FieldProblem } from './field-problems.ts';
import { isDay } from './is-day.ts';

/** The period that the price of a rental is for. */
export const PeriodUnit = z.enum(PERIOD_UNITS);
export type PeriodUnit = z.output<typeof PeriodUnit>;

const WRONG_DATE = { error: 'date_format' satisfies FieldProblem, abort: true } as const;

/** A calendar day, `YYYY-MM-DD`, in the organization's time zone. */
export const Day = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, WRONG_DATE),
    z.refine(isDay, 'date_format' satisfies FieldProblem),
  );

/** Local time at the organization: `YYYY-MM-DDTHH:MM`. Such strings sort like times. */
export const WallTime = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, WRONG_DATE),
  z.refine((written) => {
    const [day = '', time = ''] = written.split('T');
    return isDay(day) && time < '24:00' && time.slice(3) < '60';
  }, 'date_format' satisfies FieldProblem),
);
