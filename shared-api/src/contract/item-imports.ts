import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { FIELD_PROBLEMS } from './field-problems.ts';
import { IMPORT_FAULTS_PAGE_SIZE } from './limits.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';

const ofStaff = {
  permission: { organization: 'can_manage_catalog' as OrganizationPermission, param: 'id' },
} as const;

/** The columns of a sheet of products, one size a row, in their order. */
export const ITEM_COLUMNS = [
  'item_id',
  'title',
  'description',
  'category',
  'price',
  'old_price',
  'size',
  'sku',
  'barcode',
  'stock',
  'stock_was',
] as const;
export type ItemColumn = (typeof ITEM_COLUMNS)[number];

/**
 * `faulty`: nothing of it is kept but what is wrong. `checked` waits to be applied, which happens at once in one
 * transaction; `failed` has changed nothing, since the stock or the products have changed meanwhile.
 */
export const ImportStatus = z.enum(['faulty', 'checked', 'applying', 'applied', 'failed']);
export type ImportStatus = z.output<typeof ImportStatus>;

export const ItemImport = z.object({
  id: Id,
  file_name: z.string(),
  status: ImportStatus,
  row_count: z.number(),
  fault_count: z.number(),
  /** Rows that have been worked through so far. */
  done_count: z.number(),
  new_items: z.number(),
  changed_items: z.number(),
  created_at: z.string(),
});
export type ItemImport = z.output<typeof ItemImport>;

/** What is wrong with a cell. */
export const ImportFault = z.object({
  id: Id,
  /** As the sheet numbers it; the head is row 1. */
  row: z.number(),
  column: z.enum(ITEM_COLUMNS),
  problem: z.enum(FIELD_PROBLEMS),
  /** In the reader's language. */
  text: z.string(),
  value: z.string(),
});
export type ImportFault = z.output<typeof ImportFault>;

const path = '/organizations/{id}/items/imports/' as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const exportItems = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/items/export/',
  summary: 'All products with their sizes as an Excel workbook, which can be changed and imported',
  params: IdParams,
  responses: { 200: { mediaType: XLSX } },
  errors: ['not_found', 'forbidden'],
});

export const exportItemsAsText = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/items/export-csv/',
  summary: 'The same as CSV (UTF-8, semicolons)',
  params: IdParams,
  responses: { 200: { mediaType: 'text/csv' } },
  errors: ['not_found', 'forbidden'],
});

export const uploadItemImport = defineRoute({
  ...ofStaff,
  method: 'POST',
  path,
  summary:
    'Checks a sheet of products (xlsx or CSV, sent as the form field `file`), and changes nothing',
  params: IdParams,
  body: 'multipart',
  responses: { 201: ItemImport },
  errors: ['not_found', 'forbidden', 'payload_too_large', 'unsupported_media_type'],
});

export const listItemImports = defineRoute({
  ...ofStaff,
  method: 'GET',
  path,
  summary: 'Sheets that have been sent, the latest first',
  params: IdParams,
  query: z.object(pageQuery(10)),
  responses: { 200: pageOf(ItemImport) },
  errors: ['not_found', 'forbidden'],
});

const ofImport = { ...ofStaff, params: z.object({ id: Id, import: Id }) } as const;

export const getItemImport = defineRoute({
  ...ofImport,
  method: 'GET',
  path: `${path}{import}/`,
  summary: 'A sheet, and how far it has been applied',
  responses: { 200: ItemImport },
  errors: ['not_found', 'forbidden'],
});

export const listImportFaults = defineRoute({
  ...ofImport,
  method: 'GET',
  path: `${path}{import}/faults/`,
  summary: 'All that is wrong with a sheet, by row and column',
  query: z.object(pageQuery(IMPORT_FAULTS_PAGE_SIZE)),
  responses: { 200: pageOf(ImportFault) },
  errors: ['not_found', 'forbidden'],
});

export const applyItemImport = defineRoute({
  ...ofImport,
  method: 'POST',
  path: `${path}{import}/apply/`,
  summary:
    'Has a sheet without faults applied by a job; one that is applied already is answered as it stands',
  responses: { 200: ItemImport },
  errors: ['not_found', 'forbidden', 'import_not_ready'],
});
