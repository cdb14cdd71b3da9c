import { z } from 'zod/mini';
import type { FieldProblem } from './field-problems.ts';

/** What the price of a rental is for. */
export const PeriodUnit = z.enum(['minute', 'hour', 'day', 'month', 'year']);
export type PeriodUnit = z.output<typeof PeriodUnit>;

/** A calendar day, `YYYY-MM-DD`, in the organization's zone. */
export const Day = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format' satisfies FieldProblem));

/** What the clock at the organization's place shows: `YYYY-MM-DDTHH:MM`. Such texts compare as times do. */
export const WallTime = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'date_format' satisfies FieldProblem));
