import type { Transaction } from 'kysely';
import type { BannerInput } from '@karavan/shared-api/contract/banners';
import type { Tables } from '../../src/database-tables.ts';
import {
  addUpBanners,
  createBanner,
  hidePartnerBanner,
  moveBanner,
  shareBanner,
} from '../../src/modules/trade/banners/index.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { iconOf } from '../catalog/seed-mark.ts';
import type { SeededPeople } from '../people/seed-people.ts';
import { MARK_COLOURS } from '../pictures/draw-mark.ts';
import { drawOffer } from '../pictures/draw-offer.ts';
import { storeDrawings } from '../pictures/store-drawings.ts';
import { createRandom } from '../random.ts';

const DAY = 86_400_000;

interface BannersSeed {
  readonly people: SeededPeople;
  readonly files: FileStore;
  readonly now: Date;
}

/** What other organizations advertise: a sign and words. */
const OF_OTHERS = [
  ['coffee', 'Кофе и выпечка с семи утра'],
  ['gift', 'Подарки к празднику'],
  ['snowflake', 'Зимнее меню'],
  ['scissors', 'Запись на стрижку онлайн'],
  ['bike', 'Прокат рядом с домом'],
  ['book-open', 'Новые книги недели'],
] as const;

/** Banners of the demo's shop in every state, one of each of some others, and what partners share with each other. */
export async function seedBanners(
  trx: Transaction<Tables>,
  { people, files, now }: BannersSeed,
): Promise<void> {
  const { accounts, shopId } = people;
  const random = createRandom(271);
  const at = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
  let drawn = 0;

  async function store(
    organizationId: number,
    sign: string,
    input: Partial<BannerInput> & Pick<BannerInput, 'text'>,
  ): Promise<number> {
    drawn += 1;
    const colours = MARK_COLOURS[(drawn * 5) % MARK_COLOURS.length]!;
    const [file] = await storeDrawings(trx, files, [
      drawOffer(await iconOf(sign), colours, random),
    ]);
    const { id: image_id } = await trx
      .insertInto('picture_upload')
      .values({ file_id: file!.id, owner_id: accounts.owner })
      .returning('id')
      .executeTakeFirstOrThrow();
    return createBanner(trx, {
      organizationId,
      editorId: accounts.owner,
      input: { ...PLAIN, starts_at: at(-3), ...input, image_id },
    });
  }

  const promotion = await trx
    .selectFrom('promotion')
    .select('id')
    .where('organization_id', '=', shopId)
    .where('status', '=', 'active')
    .where('is_listed', '=', true)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const collection = await trx
    .selectFrom('collection')
    .select(['id', 'title'])
    .where('organization_id', '=', shopId)
    .where('is_published', '=', true)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const item = await trx
    .selectFrom('item')
    .select(['id', 'name'])
    .where('organization_id', '=', shopId)
    .where('is_published', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const sale = await store(shopId, 'percent', {
    text: 'Скидки этой недели',
    kind: 'promotion',
    target_id: promotion.id,
  });
  const picked = await store(shopId, 'sparkles', {
    text: collection.title,
    kind: 'collection',
    target_id: collection.id,
    places: ['organization', 'feed'],
  });
  await store(shopId, 'shirt', {
    text: item.name,
    kind: 'item',
    target_id: item.id,
    starts_at: at(20),
    ends_at: at(50),
  });
  const outside = await store(shopId, 'scissors', {
    text: 'Как мы шьём: репортаж из мастерской',
    kind: 'link',
    address: 'https://example.com/atelier',
    places: ['organization'],
  });
  await store(shopId, 'truck', { text: 'Доставка за час', is_shown: false, country: 'KG' });
  await store(shopId, 'sun', { text: 'Летняя распродажа', starts_at: at(-90), ends_at: at(-10) });
  const old = await store(shopId, 'flower-2', { text: 'Весна 2026', starts_at: at(-250) });
  await moveBanner(trx, { organizationId: shopId, id: old, action: 'archive' });

  const partners = await partnersOf(trx, shopId);
  await shareBanner(trx, { organizationId: shopId, id: sale }, partners.slice(0, 2));
  const others = await trx
    .selectFrom('organization')
    .select('id')
    .where('id', 'not in', [shopId, ...partners])
    .where('status', '=', 'active')
    .where('is_listed', '=', true)
    .where('is_delivery_service', '=', false)
    .orderBy('id')
    .limit(OF_OTHERS.length - 2)
    .execute();
  const advertising = [...partners.slice(0, 2), ...others.map(({ id }) => id)];
  for (const [index, organizationId] of advertising.entries()) {
    const [sign, text] = OF_OTHERS[index]!;
    const id = await store(organizationId, sign, { text });
    if (index < 2) await shareBanner(trx, { organizationId, id }, [shopId]);
    // One of the two is not to the taste of the shop.
    if (index === 1) await hidePartnerBanner(trx, { organizationId: shopId, id }, true);
  }
  await store(shopId, 'footprints', {
    text: 'Примерка в Бишкеке: придите сегодня',
    places: ['promotions', 'feed'],
    country: 'KG',
    city: 'Бишкек',
  });
  await addUpBanners(trx, [
    { id: sale, place: 'organization', views: 640, presses: 71 },
    { id: sale, place: 'promotions', views: 2130, presses: 118 },
    { id: sale, place: 'feed', views: 3480, presses: 96 },
    { id: sale, place: 'partner', views: 310, presses: 22 },
    { id: picked, place: 'organization', views: 585, presses: 64 },
    { id: outside, place: 'organization', views: 470, presses: 19 },
  ]);
}

const PLAIN: Omit<BannerInput, 'text' | 'starts_at'> = {
  kind: 'organization',
  target_id: null,
  address: '',
  places: ['organization', 'promotions', 'feed'],
  country: null,
  city: null,
  is_shown: true,
  ends_at: null,
};

/** Whom an organization works with, of those that lists lead to. */
async function partnersOf(trx: Transaction<Tables>, organizationId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('partnership')
    .innerJoin('organization', (join) =>
      join.on((eb) =>
        eb.or([
          eb('organization.id', '=', eb.ref('partnership.requester_id')),
          eb('organization.id', '=', eb.ref('partnership.recipient_id')),
        ]),
      ),
    )
    .select('organization.id')
    .where('partnership.status', '=', 'accepted')
    .where((eb) =>
      eb.or([
        eb('partnership.requester_id', '=', organizationId),
        eb('partnership.recipient_id', '=', organizationId),
      ]),
    )
    .where('organization.id', '<>', organizationId)
    .where('organization.is_listed', '=', true)
    .where('organization.status', '=', 'active')
    .orderBy('organization.id')
    .execute();
  return rows.map(({ id }) => id);
}
