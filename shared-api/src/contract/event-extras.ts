import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Amount, Id, InputAmount, Money } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { EVENT_EXTRAS_MAX, EXTRA_NAME_LENGTH, EXTRAS_PER_ORDER_MAX, STOCK_MAX } from './limits.ts';
import { text } from './text.ts';

const problem = (name: FieldProblem) => name;

/** What is sold along with tickets of an event, as its staff tell it. */
const ExtraInput = z.object({
  id: z.nullable(Id),
  name: text(EXTRA_NAME_LENGTH),
  price: InputAmount,
  /** All there are, those included that are sold. */
  quota: z.number().check(z.int(), z.gte(0), z.lte(STOCK_MAX)),
  /** How many one order has at most; null: as many as any. */
  per_order: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(EXTRAS_PER_ORDER_MAX))),
});

/** All extras of an event; each has a name of its own. */
export const ExtrasInput = z
  .array(ExtraInput)
  .check(atMost(EVENT_EXTRAS_MAX), ({ value: extras, issues }) => {
    const names = extras.map(({ name }) => name.trim().toLowerCase());
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      issues.push({
        code: 'custom',
        message: problem('repeated'),
        path: [index, 'name'],
        input: name,
      });
    }
  });
export type ExtrasInput = z.output<typeof ExtrasInput>;

/** An extra as staff edit it. */
export const EditedExtra = z.object({
  id: Id,
  name: z.string(),
  price: Amount,
  quota: z.number(),
  per_order: z.nullable(z.number()),
  /** Sold and promised: the quota is never below. */
  taken: z.number(),
});

/** An extra as whoever buys tickets sees it. */
export const OfferedExtra = z.object({
  id: Id,
  name: z.string(),
  price: Money,
  available: z.number(),
  /** How many one order has at most; absent where it is as many as of any. */
  per_order: z.optional(z.number()),
});
export type OfferedExtra = z.output<typeof OfferedExtra>;

/** The extras that are bought with tickets. */
export const ChosenExtras = z
  .array(
    z.object({
      extra_id: Id,
      quantity: z.number().check(z.int(), z.gte(1), z.lte(EXTRAS_PER_ORDER_MAX)),
    }),
  )
  .check(
    atMost(EVENT_EXTRAS_MAX),
    z.refine(
      (chosen) => new Set(chosen.map(({ extra_id }) => extra_id)).size === chosen.length,
      problem('repeated'),
    ),
  );
export type ChosenExtras = z.output<typeof ChosenExtras>;

/** What the bearer of a ticket gets besides; absent where nothing. It goes with the first ticket of its order. */
export const DueExtras = z.optional(z.array(z.object({ name: z.string(), quantity: z.number() })));
