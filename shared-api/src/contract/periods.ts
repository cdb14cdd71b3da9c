import { z } from 'zod/mini';
import type { FieldProblem } from './field-problems.ts';

/** The period that the price of a rental is for. */
export const PeriodUnit = z.enum(['minute', 'hour', 'day', 'month', 'year']);
export type PeriodUnit = z.output<typeof PeriodUnit>;

/** A calendar day, `YYYY-MM-DD`, in the organization's time zone. */
export const Day = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format' satisfies FieldProblem));

/** Local time at the organization: `YYYY-MM-DDTHH:MM`. Such strings sort like times. */
export const WallTime = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'date_format' satisfies FieldProblem));
