import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import type { FieldProblem } from './field-problems.ts';
import { DAY_INTERVALS_MAX } from './limits.ts';
import { hasOverlap } from './opening-hours.ts';
import { Weekday } from './organizations.ts';

/** `HH:MM`; empty while nobody has chosen it. */
const Time = z
  .string()
  .check(
    z.minLength(1, 'required' satisfies FieldProblem),
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid' satisfies FieldProblem),
  );

/** Equal times are the whole day; an end before its start is on the next day. */
export const HOURS_INTERVAL = { start_time: Time, end_time: Time };

/** Hours by weekday; a day with breaks is there several times, and one without hours is a day off. */
export const WeekWithBreaks = z
  .array(z.object({ weekday: Weekday, ...HOURS_INTERVAL }))
  .check(atMost(7 * DAY_INTERVALS_MAX), ({ value: week, issues }) => {
    for (const weekday of new Set(week.map((hours) => hours.weekday))) {
      const hours = week.filter((one) => one.weekday === weekday);
      if (hours.length <= DAY_INTERVALS_MAX && !hasOverlap(hours)) continue;
      const index = week.indexOf(hours.at(-1)!);
      const message: FieldProblem = 'hours_overlap';
      issues.push({ code: 'custom', message, path: [index, 'start_time'], input: week[index] });
    }
  });
