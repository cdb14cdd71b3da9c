import type { Transaction } from 'kysely';
import type { ItemsTables } from './items.tables.ts';

/** Takes away the page of an item for good: its organization cannot publish it again. */
export async function hideItem(trx: Transaction<ItemsTables>, id: number): Promise<void> {
  await trx
    .updateTable('item')
    .set({ is_published: false, status: 'archived', publish_at: null, is_hidden: true })
    .where('id', '=', id)
    .execute();
}
