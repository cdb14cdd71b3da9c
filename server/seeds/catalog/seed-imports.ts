import type { Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { applyImport } from '../../src/modules/catalog/items/index.ts';
import { storeImport } from '../../src/modules/catalog/items/importing/upload-import.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';

const HEAD = ['sku', 'price', 'stock'];

/** Two sheets of the shop's manager: one with faults, and the same one corrected and applied. */
export async function seedImports(
  trx: Transaction<Tables>,
  { accounts, shopId }: SeededPeople,
): Promise<void> {
  const sizes = await trx
    .selectFrom('item_size')
    .select(['sku', 'stock'])
    .where('seller_id', '=', shopId)
    .where('sku', 'is not', null)
    .orderBy('id')
    .limit(4)
    .execute();
  const send = (fileName: string, cells: readonly (readonly string[])[]) =>
    storeImport(trx, {
      organizationId: shopId,
      personId: accounts.manager,
      fileName,
      rows: [HEAD, ...cells].map((row, index) => ({ row: index + 1, cells: row })),
    });
  await send(
    'Остатки, черновик.csv',
    sizes.map(({ sku, stock }, index) => [
      sku!,
      index === 1 ? 'по акции' : '',
      index === 2 ? 'много' : String(stock),
    ]),
  );
  const id = await send(
    'Остатки.csv',
    sizes.map(({ sku, stock }) => [sku!, '', String(stock)]),
  );
  await trx.updateTable('item_import').set({ status: 'applying' }).where('id', '=', id).execute();
  await act(trx, (unit) => applyImport({ db: trx, transact: (work) => work(unit) }, id));
}
