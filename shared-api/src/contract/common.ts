import { z } from 'zod/mini';
import type { FieldProblem } from './field-problems.ts';
import { text } from './text.ts';

/** An identifier: a positive integer. In a path or a query it is written as its digits. */
export const Id = z.number().check(z.int(), z.positive());

export const IdParams = z.object({ id: Id });

/** A decimal string, `'1250.00'`, never a floating-point number. */
export const Amount = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));

/** A decimal string that somebody sends; the server checks the digits of its currency and its bounds. */
export const InputAmount = z
  .string()
  .check(z.regex(/^\d{1,12}(\.\d{1,3})?$/, 'amount_format' satisfies FieldProblem));

/**
 * The total that was shown before somebody confirmed it, in the currency of the sale. Another one by now
 * is answered `quote_changed`, and nothing is booked. Absent where none was shown.
 */
export const SeenTotal = z.optional(InputAmount);

/** A sum of money with its ISO 4217 code. */
export const Money = z.object({
  amount: Amount,
  currency: z.string().check(z.length(3)),
});
export type Money = z.output<typeof Money>;

/**
 * A picture in several sizes; `thumbhash` (base64, about 30 bytes) encodes the blur shown while it
 * loads.
 */
export const Image = z.object({
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  width: z.number(),
  height: z.number(),
  thumbhash: z.nullable(z.string()),
});
export type Image = z.output<typeof Image>;

/** `page` and `limit` reach the first 50 pages; `cursor` (from `next`) continues without limit. */
export const pageQuery = (defaultLimit: number) => ({
  page: z._default(z.number().check(z.int(), z.gte(1), z.lte(50)), 1),
  limit: z._default(z.number().check(z.int(), z.gte(1), z.lte(100)), defaultLimit),
  cursor: z.optional(text(200)),
});

/**
 * A page of a list. `total_count` is exact up to 1,000 and capped there; `next` is null on the last
 * page.
 */
export const pageOf = <S extends z.core.$ZodType>(item: S) =>
  z.object({
    total_count: z.number(),
    total_pages: z.number(),
    list: z.array(item),
    next: z.nullable(z.string()),
  });

/** Latitude and longitude in degrees, separated by a comma. */
export const Point = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^-?[1-8]?\d(\.\d{1,6})?,-?(1[0-7]|[1-9])?\d(\.\d{1,6})?$/,
        'invalid' satisfies FieldProblem,
      ),
    ),
  z.transform((text) => {
    const [latitude, longitude] = text.split(',').map(Number) as [number, number];
    return { latitude, longitude };
  }),
);
