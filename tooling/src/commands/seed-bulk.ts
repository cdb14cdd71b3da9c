import { parseArgs } from 'node:util';
import { NoTemplatesError, seedBulk } from '../../../server/seeds/bulk/seed-bulk.ts';
import { seedDemo } from '../../../server/seeds/seed-demo.ts';
import { openStorage } from '../../../server/src/platform/storage/open-storage.ts';
import { UsageError } from '../generators/names.ts';
import { withServerDatabase } from './with-server-database.ts';

/** `pnpm seed:bulk --items 100000`: adds that many items to the database of the same variables as `npm start`. */
await withServerDatabase(
  async ({ db, env, log }) => {
    const items = readItems();
    const storage = openStorage(env, log);
    await seedDemo(db, storage, log);
    await storage.close();
    const begun = performance.now();
    await seedBulk(db, items);
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `Made ${items} items in ${seconds.toFixed(1)} s, ${Math.round(items / seconds)} a second.`,
    );
  },
  (error) => error instanceof UsageError || error instanceof NoTemplatesError,
);

function readItems(): number {
  const { values } = parseArgs({ options: { items: { type: 'string' } } });
  const items = Number(values.items);
  if (!Number.isInteger(items) || items < 1 || items > 10_000_000) {
    throw new UsageError(
      'Say how many items, from 1 to 10000000. Usage: pnpm seed:bulk --items 100000',
    );
  }
  return items;
}
