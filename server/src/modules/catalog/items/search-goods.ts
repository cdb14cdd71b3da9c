import { sql, type RawBuilder } from 'kysely';
import { readBarcode } from '@karavan/shared-api/contract/barcode';

/** Whether the title of an item contains what staff are looking for. */
export const isTitled = (search: string): RawBuilder<boolean> =>
  sql<boolean>`item.folded_name like '%' || replace(replace(replace(
    search_text(${search}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;

/** Whether a size bears a code: the organization's own, or that of its maker. */
export const hasCode = (code: string): RawBuilder<boolean> =>
  sql<boolean>`(lower(item_size.sku) = lower(${code.trim()})
    or item_size.barcode = ${readBarcode(code)})`;

/** The size of an organization that bears a code. */
export const isCodeOf = (organizationId: number, code: string): RawBuilder<boolean> =>
  sql<boolean>`item_size.seller_id = ${organizationId} and ${hasCode(code)}`;
