import type { Transaction } from 'kysely';
import { saleState, saleWindowOf } from '@karavan/shared-api/contract/sale-window';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { shareEvent, type ItemsTables } from '../../catalog/items/index.ts';

/** Whoever buys waits for those who move or cancel the event, who wait for whoever buys. */
export async function shareEventOf(trx: Transaction<ItemsTables>, sizeId: number): Promise<void> {
  const section = await trx
    .selectFrom('item_size')
    .select('item_id')
    .where('id', '=', sizeId)
    .executeTakeFirst();
  if (section) await shareEvent(trx, section.item_id);
}

interface SoldSection {
  readonly starts_at: Date;
  readonly sales_from: Date | null;
  readonly sales_until: Date | null;
  readonly section_from: Date | null;
  readonly section_until: Date | null;
}

/** When a section is sold. */
export function saleOf(section: SoldSection) {
  const written = (time: Date | null) => time?.toISOString() ?? null;
  return saleWindowOf(
    {
      starts_at: section.starts_at.toISOString(),
      sales_from: written(section.sales_from),
      sales_until: written(section.sales_until),
    },
    { sales_from: written(section.section_from), sales_until: written(section.section_until) },
  );
}

/**
 * @param now milliseconds
 * @throws ApiError `sale_not_begun` or `sale_over`, with the time as `at`
 */
export function requireOpenSale(section: SoldSection, now = Date.now()): void {
  const sale = saleOf(section);
  const state = saleState(sale, now);
  if (state === 'ahead') throw new ApiError('sale_not_begun', { data: { at: sale.from } });
  if (state === 'over') throw new ApiError('sale_over', { data: { at: sale.until } });
}
