import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { storeCategories } from '../../src/modules/catalog/items/index.ts';
import { storeTranslations } from '../../src/modules/catalog/translations/index.ts';
import { storeServices } from '../../src/modules/organizations/directory/index.ts';
import { storeOrganizationTypes } from '../../src/modules/organizations/organizations/index.ts';
import { createRandom } from '../random.ts';
import { itemTranslations } from './item-translations.ts';
import { ORGANIZATIONS } from './organizations.ts';
import { seedItemImages, type ShownItem } from './seed-item-images.ts';
import { seedItems } from './seed-items.ts';
import { seedOrganization } from './seed-organization.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedVideos } from './seed-videos.ts';

const SEED = 20_261_120;
const HOUR = 3_600_000;

/** Organizations, categories and items of the demo cities. `now` is the moment the newest item appeared. */
export async function seedCatalog(db: Kysely<Tables>, files: FileStore, now: Date): Promise<void> {
  await storeOrganizationTypes(db);
  await storeServices(db);
  await storeCategories(db);
  await storeTranslations(db, itemTranslations());
  const pictures = await seedPictures(db, files, { random: createRandom(SEED), now });
  const videos = await seedVideos(db, files);
  const shown: ShownItem[] = [];
  for (const [index, seed] of ORGANIZATIONS.entries()) {
    const earlier = ORGANIZATIONS.slice(0, index);
    const rank = earlier.filter(({ assortment }) => assortment === seed.assortment).length;
    // Each has numbers of its own: a change of one leaves the others as they are.
    const random = createRandom(SEED + index);
    const context = { index, rank, seed, files, videos, random };
    const organizationId = await seedOrganization(db, context);
    const newest = now.getTime() - index * HOUR;
    shown.push(...(await seedItems(db, { ...context, organizationId, newest, now })));
  }
  await seedItemImages(db, shown, pictures);
}
