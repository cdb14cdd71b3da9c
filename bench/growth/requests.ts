import type { Kysely } from 'kysely';
import type { Tables } from '../../server/src/database-tables.ts';
import { encodeCursor } from '../../server/src/platform/paging/cursor.ts';
import type { Request } from './open-world.ts';

/** Names and places that one item alone has, however many there are. */
export const RARE_CITY = 'Узген';
export const RARE_WORD = 'Жезказган';

/**
 * Everything that lists, searches or counts items, with the deepest page that each can show.
 * @param shopId an organization of the client's, which has many of them
 */
export async function requestsOf(db: Kysely<Tables>, shopId: number): Promise<Request[]> {
  const {
    category_id: category,
    city,
    id,
  } = await db
    .selectFrom('item')
    .innerJoin('organization', 'organization.id', 'item.organization_id')
    .select(['item.category_id', 'organization.city', 'item.id'])
    .where('item.is_published', '=', true)
    .where('item.price', 'is not', null)
    .orderBy('item.id')
    .executeTakeFirstOrThrow();
  const priced = db
    .selectFrom('item')
    .where('is_published', '=', true)
    .where('price', 'is not', null);
  const { count } = await priced
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const middle = await priced
    .select(['id', 'created_at'])
    .orderBy('created_at')
    .offset(count >> 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const median = await priced
    .select(['id', 'dollar_price'])
    .orderBy('dollar_price')
    .offset(count >> 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const newest = encodeCursor({
    value: middle.created_at.toISOString().replace('Z', '000Z'),
    id: middle.id,
  });
  const costly = encodeCursor({ value: median.dollar_price!, id: median.id });
  const liked = await db
    .selectFrom('item')
    .select(['id', 'popularity'])
    .orderBy('popularity')
    .offset(count >> 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const loved = encodeCursor({ value: liked.popularity, id: liked.id });
  const ofShop = await db
    .selectFrom('item')
    .select('id')
    .where('organization_id', '=', shopId)
    .orderBy('id')
    .execute();
  const half = encodeCursor({ value: '', id: ofShop[ofShop.length >> 1]!.id });
  const staff = (name: string, query: Readonly<Record<string, string>>) => ({
    name: `staff's items${name}`,
    path: `/organizations/${shopId}/items/?${new URLSearchParams(query)}`,
  });
  const feed = (name: string, query: Readonly<Record<string, string>>) => ({
    name: `feed ${name}`,
    path: `/shop/feed/?${new URLSearchParams(query)}`,
  });
  return [
    feed('newest', {}),
    feed('newest, deep', { cursor: newest }),
    feed('cheapest', { order_by: 'price' }),
    feed('cheapest, deep', { order_by: 'price', cursor: costly }),
    feed('dearest', { order_by: '-price' }),
    feed('dearest, deep', { order_by: '-price', cursor: costly }),
    feed('category', { category: String(category) }),
    feed('category, deep', { category: String(category), cursor: newest }),
    feed('category, cheapest', { category: String(category), order_by: 'price' }),
    feed('subcategories', { subcategories: `${category},${category + 1}` }),
    feed('country', { country: 'KG' }),
    feed('country, cheapest', { country: 'KG', order_by: 'price' }),
    feed('city', { city }),
    feed('city, deep', { city, cursor: newest }),
    feed('city, cheapest', { city, order_by: 'price' }),
    feed('city nobody sells in', { city: 'Nowhere' }),
    feed('city of few', { city: RARE_CITY }),
    feed('city of few, cheapest', { city: RARE_CITY, order_by: 'price' }),
    feed('search, common word', { search: 'плат' }),
    feed('search, rare word', { search: RARE_WORD }),
    feed('search, common word, deep', { search: 'плат', cursor: newest }),
    feed('search, two words', { search: 'платье летнее' }),
    feed('search, mistyped', { search: 'кросовки' }),
    feed('search, two mistakes', { search: 'кракосвки' }),
    feed('search, common word, cheapest', { search: 'плат', order_by: 'price' }),
    feed('search, common word, popular', { search: 'плат', order_by: 'popular' }),
    feed('search, common word, popular, deep', {
      search: 'плат',
      order_by: 'popular',
      cursor: loved,
    }),
    feed('search, common word, city', { search: 'плат', city }),
    feed('search, unknown word', { search: 'qzxwv' }),
    feed('prices', { price_from: '100', price_to: '1000000' }),
    feed('in stock', { available: 'true' }),
    feed('near', { near: '42.87,74.59', within: '5' }),
    feed('near, popular', { near: '42.87,74.59', within: '20', order_by: 'popular' }),
    feed('some by their ids', { ids: String(id) }),
    { name: 'sizes', path: '/shop/feed/sizes/' },
    {
      name: 'organizations found',
      path: `/shop/search/organizations/?${new URLSearchParams({ search: 'мода' })}`,
    },
    {
      name: 'suggestions',
      path: `/shop/search/suggest/?${new URLSearchParams({ search: 'плат' })}`,
    },
    {
      name: 'suggestions, mistyped',
      path: `/shop/search/suggest/?${new URLSearchParams({ search: 'кросовки' })}`,
    },
    { name: 'item', path: `/shop/items/${id}/` },
    { name: 'similar items', path: `/shop/items/${id}/similar/` },
    { name: "organization's items", path: '/organizations/1/shop_items/' },
    staff('', {}),
    staff(', deep', { cursor: half }),
    staff(', running low, deep', { filter: 'low', cursor: half }),
    staff(', search, common word', { search: 'товар' }),
    staff(', search, common word, deep', { search: 'товар', cursor: half }),
    staff(', search, unknown word', { search: 'qzxwv' }),
    { name: 'likes', path: '/shop/likes/' },
    { name: 'notifications', path: '/notifications/' },
    { name: 'unread notifications', path: '/notifications/count/' },
    { name: 'carts', path: '/carts/' },
    { name: 'chats', path: '/messenger/chats/' },
  ];
}
