import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { COUNT_LINES_PAGE_SIZE, GOODS_CODE_LENGTH, STOCK_MAX } from './limits.ts';
import type { OrganizationPermission } from './permissions.ts';
import { PersonCard } from './person-card.ts';
import { defineRoute } from './route.ts';
import { StockSize } from './stock.ts';
import { text } from './text.ts';

const ofStaff = {
  permission: { organization: 'can_manage_catalog' as OrganizationPermission, param: 'id' },
} as const;

/** The staff count what is there; an organization has one open count at most, and several people work on it. */
export const StockCount = z.object({
  id: Id,
  opened_by: PersonCard,
  opened_at: z.string(),
  /** Sizes that have been counted, and the pieces of them all. */
  line_count: z.number(),
  piece_count: z.number(),
  /** Sizes of which there are more or fewer than expected. */
  differing_count: z.number(),
});
export type StockCount = z.output<typeof StockCount>;

/** What has been counted of one size. */
export const CountLine = z.extend(StockSize, {
  counted: z.number(),
  /** How many there were by the books when the size was counted for the first time. */
  expected: z.number(),
  /** What applying books: `counted` less `expected`. */
  difference: z.number(),
  /** Orders have been promised more than would be left. */
  is_promised: z.boolean(),
});
export type CountLine = z.output<typeof CountLine>;

const path = '/organizations/{id}/stock-count/' as const;

export const getStockCount = defineRoute({
  ...ofStaff,
  method: 'GET',
  path,
  summary: 'The count that is open in an organization',
  params: IdParams,
  responses: { 200: z.object({ count: z.nullable(StockCount) }) },
  errors: ['not_found', 'forbidden'],
});

export const startStockCount = defineRoute({
  ...ofStaff,
  method: 'POST',
  path,
  summary: 'Opens a count; the one that is open already is answered as it stands',
  params: IdParams,
  responses: { 200: StockCount },
  errors: ['not_found', 'forbidden'],
});

export const listCountLines = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: `${path}lines/`,
  summary: 'What has been counted in the open count, the latest first',
  params: IdParams,
  query: z.object({
    ...pageQuery(COUNT_LINES_PAGE_SIZE),
    /** Only what differs from the books. */
    differing: z.optional(z.enum(['true'])),
  }),
  responses: { 200: pageOf(CountLine) },
  errors: ['not_found', 'forbidden'],
});

/** One more piece of what bears a code; or how many there are of a size in all. */
export const CountedPieces = z
  .object({
    code: z.optional(text(GOODS_CODE_LENGTH)),
    size: z.optional(Id),
    counted: z.optional(z.number().check(z.int(), z.gte(0), z.lte(STOCK_MAX))),
  })
  .check(
    z.refine(({ code, size }) => (code === undefined) !== (size === undefined), {
      error: 'required' satisfies FieldProblem,
      path: ['code'],
    }),
  );
export type CountedPieces = z.output<typeof CountedPieces>;

export const countPieces = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: `${path}pieces/`,
  summary: 'Counts one more piece, or sets how many pieces of a size there are',
  params: IdParams,
  idempotent: true,
  body: CountedPieces,
  responses: { 200: CountLine },
  errors: [
    'not_found',
    'forbidden',
    'count_closed',
    'goods_code_unknown',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});

export const removeCountLine = defineRoute({
  ...ofStaff,
  method: 'DELETE',
  path: `${path}lines/{size}/`,
  summary: 'Takes a size out of the open count, as if nobody had counted it',
  params: z.object({ id: Id, size: Id }),
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'count_closed'],
});

/** Which one: another may have been opened meanwhile. */
const WhichCount = z.object({ count: Id });

export const applyStockCount = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: `${path}apply/`,
  summary: 'Books all differences of a count at once, and closes it',
  params: IdParams,
  idempotent: true,
  body: WhichCount,
  /** Sizes whose stock has changed. */
  responses: { 200: z.object({ changed: z.number() }) },
  errors: [
    'not_found',
    'forbidden',
    'count_closed',
    'stock_promised',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});

export const abandonStockCount = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: `${path}abandon/`,
  summary: 'Closes a count without booking anything',
  params: IdParams,
  body: WhichCount,
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'count_closed'],
});
