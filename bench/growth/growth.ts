import { parseArgs } from 'node:util';
import { seedBulk } from '../../server/seeds/bulk/seed-bulk.ts';
import { createItem, createOrganization } from '../../server/src/testing/factories/catalog.ts';
import { createStock } from '../../server/src/testing/factories/stock.ts';
import { CLIENT_ID, openWorld } from './open-world.ts';
import { reportGrowth } from './report-growth.ts';
import { RARE_CITY, RARE_WORD, requestsOf } from './requests.ts';

/**
 * What every list, search and count costs the database among a thousand items and among many: pages
 * touched and time, as ratios. `node bench/growth/growth.ts --items 200000`
 */
const FEW = 1000;
/** Of the shop whose staff list is measured: all items are copied alike, so it has a twentieth of many too. */
const FEW_OF_SHOP = FEW / 20;
const { values: options } = parseArgs({
  options: { items: { type: 'string', default: '200000' } },
});
const many = Number(options.items);

const { db, client, costsOf, close } = await openWorld();
const rareOrganization = await createOrganization(db, { city: RARE_CITY });
const shopId = await createOrganization(db, { ownerId: CLIENT_ID });
for (let item = 0; item < FEW_OF_SHOP; item += 1) await createStock(db, { organizationId: shopId });

await growTo(FEW);
const few = await costsOf(await requestsOf(db, shopId));
await growTo(many);
const costs = { few, many: await costsOf(await requestsOf(db, shopId)) };
await close();
reportGrowth({ name: 'growth', few: FEW, many, costs });

async function growTo(items: number): Promise<void> {
  // The rare item is not copied.
  await db.deleteFrom('item').where('organization_id', '=', rareOrganization).execute();
  const { count } = await db
    .selectFrom('item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await seedBulk(db, items - count);
  await createItem(db, {
    organization_id: rareOrganization,
    name: RARE_WORD,
    created_at: new Date('2020-01-01'),
  });
  await client.query('vacuum (analyze)');
}
