import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, IdParams, Image, pageOf, pageQuery } from './common.ts';
import { ITEM_STATUSES, STOCK_REASONS } from './enumerations.ts';
import type { FieldProblem } from './field-problems.ts';
import {
  STOCK_ENTRIES_PAGE_SIZE,
  STOCK_LINKS_MAX,
  STOCK_MAX,
  STOCK_NOTE_LENGTH,
  STOCK_PAGE_SIZE,
} from './limits.ts';
import type { OrganizationPermission } from './permissions.ts';
import { PersonCard } from './person-card.ts';
import { defineRoute } from './route.ts';
import { SIZE_FORMATS } from './size-formats.ts';
import { text } from './text.ts';

const ofStaff = {
  permission: { organization: 'can_manage_catalog' as OrganizationPermission, param: 'id' },
} as const;

/** What is sold of a product, as the staff keep it. */
export const StockSize = z.object({
  id: Id,
  item_id: Id,
  /** Sizes of other posts may sell from the same one. */
  stock_id: Id,
  title: z.string(),
  image: z.nullable(Image),
  status: z.enum(ITEM_STATUSES),
  /** Empty for an item that comes in one size. */
  size: z.string(),
  /** In which format the size is told; null for one of the organization's own. */
  format_criteria: z.nullable(z.enum(SIZE_FORMATS)),
  sku: z.nullable(z.string()),
  barcode: z.nullable(z.string()),
  /** Pieces that are there, those included that are promised to orders. */
  stock: z.number(),
  held: z.number(),
  /** For sale: `stock` less `held`. */
  free: z.number(),
  /** With so many free pieces, or fewer, it runs out, and staff are told. */
  low_at: z.number(),
  /** How many other sizes sell from the same stock, those of other posts. */
  shared_with: z.number(),
});
export type StockSize = z.output<typeof StockSize>;

/** Which sizes a list of stock shows; `low` are those that run out but have not yet. */
export const StockFilter = z.enum(['low', 'sold_out']);
export type StockFilter = z.output<typeof StockFilter>;

export const listStock = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/stock/',
  summary:
    'Sizes of the products of an organization with their stock, those of the latest product first',
  params: IdParams,
  query: z.object({
    ...pageQuery(STOCK_PAGE_SIZE),
    filter: z.optional(StockFilter),
    /** In titles; or a whole code of the organization, or a barcode. */
    search: z.optional(text(100, { isOptional: true })),
  }),
  responses: {
    200: z.extend(pageOf(StockSize), {
      /** How many there are in all of each filter; on the first page alone. */
      counts: z.nullable(z.object({ all: z.number(), low: z.number(), sold_out: z.number() })),
    }),
  },
  errors: ['not_found', 'forbidden'],
});

const problem = (name: FieldProblem) => name;

/** Why staff change the stock by hand. */
export const StockChangeReason = z.enum(['received', 'lost', 'counted', 'return', 'corrected']);
export type StockChangeReason = z.output<typeof StockChangeReason>;

/** By how many pieces the stock changes, whatever has been sold meanwhile. */
export const StockChange = z
  .object({
    reason: StockChangeReason,
    change: z.number().check(z.int(), z.gte(-STOCK_MAX), z.lte(STOCK_MAX)),
    note: text(STOCK_NOTE_LENGTH, { isOptional: true }),
  })
  .check(({ value: { reason, change }, issues }) => {
    const message =
      change === 0
        ? problem('required')
        : (reason === 'received' || reason === 'return') && change < 0
          ? problem('too_small')
          : reason === 'lost' && change > 0
            ? problem('too_big')
            : undefined;
    if (message) issues.push({ code: 'custom', message, path: ['change'], input: change });
  });
export type StockChange = z.output<typeof StockChange>;

const ofSize = { ...ofStaff, params: z.object({ id: Id, size: Id }) } as const;

export const getStockSize = defineRoute({
  ...ofSize,
  method: 'GET',
  path: '/organizations/{id}/stock/{size}/',
  summary: 'A size with its stock',
  responses: { 200: StockSize },
  errors: ['not_found', 'forbidden'],
});

export const adjustStock = defineRoute({
  ...ofSize,
  method: 'POST',
  path: '/organizations/{id}/stock/{size}/adjust/',
  summary: 'Adds pieces to a size, or takes them away, with the reason',
  idempotent: true,
  body: StockChange,
  responses: { 200: StockSize },
  errors: [
    'not_found',
    'forbidden',
    'stock_promised',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});

const StockLimit = z.object({
  low_at: z.number().check(z.int(), z.gte(0), z.lte(STOCK_MAX)),
});

export const changeStockLimit = defineRoute({
  ...ofSize,
  method: 'PATCH',
  path: '/organizations/{id}/stock/{size}/',
  summary: 'Sets with how many pieces a size counts as running out',
  body: StockLimit,
  responses: { 200: StockSize },
  errors: ['not_found', 'forbidden'],
});

/** One change of the stock. */
export const StockEntry = z.object({
  id: Id,
  size_id: Id,
  size: z.string(),
  reason: z.enum(STOCK_REASONS),
  change: z.number(),
  /** Pieces of the stock after it. */
  balance: z.number(),
  note: z.string(),
  /** Null for what orders do. */
  person: z.nullable(PersonCard),
  created_at: z.string(),
});
export type StockEntry = z.output<typeof StockEntry>;

const entries = {
  query: z.object(pageQuery(STOCK_ENTRIES_PAGE_SIZE)),
  responses: { 200: pageOf(StockEntry) },
  errors: ['not_found', 'forbidden'] as const,
};

export const listStockEntries = defineRoute({
  ...ofSize,
  ...entries,
  method: 'GET',
  path: '/organizations/{id}/stock/{size}/entries/',
  summary: 'What has changed the stock of a size, sales included, the latest first',
});

export const listItemStockEntries = defineRoute({
  ...ofStaff,
  ...entries,
  method: 'GET',
  path: '/organizations/{id}/items/{item}/stock-entries/',
  summary: 'What has changed the stock of all sizes of a product, the latest first',
  params: z.object({ id: Id, item: Id }),
});

/** Sizes that sell from one stock, by id. */
export const StockLinks = z.object({ list: z.array(StockSize) });
export type StockLinks = z.output<typeof StockLinks>;

export const listStockLinks = defineRoute({
  ...ofSize,
  method: 'GET',
  path: '/organizations/{id}/stock/{size}/links/',
  summary: 'The sizes that sell from the same stock as a size, itself included',
  responses: { 200: StockLinks },
  errors: ['not_found', 'forbidden'],
});

export const StockLinking = z.object({
  /** Sizes of other posts; those that sell from their stock already come along. */
  sizes: z.array(Id).check(z.minLength(1), atMost(STOCK_LINKS_MAX)),
  /** By how many pieces there are more or fewer than all of them had together; 0 where the pieces were different ones. */
  change: z.number().check(z.int(), z.gte(-STOCK_MAX), z.lte(STOCK_MAX)),
});
export type StockLinking = z.output<typeof StockLinking>;

export const linkStock = defineRoute({
  ...ofSize,
  method: 'POST',
  path: '/organizations/{id}/stock/{size}/links/',
  summary: 'Makes sizes of other posts sell from the stock of a size',
  idempotent: true,
  body: StockLinking,
  responses: { 200: StockLinks },
  errors: [
    'not_found',
    'forbidden',
    'stock_promised',
    'stock_counted',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});

/** How many free pieces go along; what its orders have been promised goes in any case. */
export const StockParting = z.object({
  free: z.number().check(z.int(), z.gte(0), z.lte(STOCK_MAX)),
});

export const unlinkStock = defineRoute({
  ...ofSize,
  method: 'POST',
  path: '/organizations/{id}/stock/{size}/unlink/',
  summary: 'Gives a size a stock of its own, with a part of the pieces',
  idempotent: true,
  body: StockParting,
  responses: { 200: StockSize },
  errors: [
    'not_found',
    'forbidden',
    'conflict',
    'stock_counted',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});
