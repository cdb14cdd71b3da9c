import { randomUUID } from 'node:crypto';
import type { CollectionInput, EditedCollection } from '@karavan/shared-api/contract/collections';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { openCatalog } from '../../../testing/test-catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

jest.setTimeout(60_000);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const PLAIN: CollectionInput = {
  title: 'Лето',
  translations: [],
  is_published: true,
  rule: null,
  item_ids: [],
};
const RULE = {
  category: null,
  price_from: null,
  price_to: null,
  new_days: null,
  discounted: false,
};

/** An organization with so many items, the first of which is the oldest. */
async function openShop(count: number) {
  const { db } = server.database;
  const shop = await openCatalog(server);
  const { organizationId, token } = shop;
  const items: number[] = [];
  for (let number = 0; number < count; number += 1) {
    items.push(
      await createItem(db, {
        organization_id: organizationId,
        price: 10_000 * (number + 1),
        created_at: new Date(Date.now() - (count - number) * 86_400_000),
      }),
    );
  }
  const at = `/organizations/${organizationId}`;
  const call = (
    path: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
    body?: object,
    as: string | null = token,
  ) =>
    server.call(path, {
      method,
      ...(as !== null && { token: as }),
      headers: { 'idempotency-key': randomUUID() },
      ...(body && { body }),
    });
  return {
    ...shop,
    items,
    at,
    call,
    add: async (values: Partial<CollectionInput>) =>
      (await call(`${at}/collections/`, 'POST', { ...PLAIN, ...values })).body as EditedCollection,
    /** What somebody sees in a collection, a guest by default. */
    seen: (id: number, query = '', as: string | null = null) =>
      idsOf(call(`${at}/collection_items/?collection=${id}${query}`, 'GET', undefined, as)),
  };
}

async function idsOf(answer: Promise<{ body: unknown }>): Promise<number[]> {
  return ((await answer).body as { list: { id: number }[] }).list.map(({ id }) => id);
}

describe('a collection chosen by hand', () => {
  it('holds what was put in, in its order, on as many pages as it takes', async () => {
    const { items, add, call, at, seen } = await openShop(4);
    const item_ids = [items[2]!, items[0]!, items[3]!];
    const { id } = await add({ item_ids });
    expect(await seen(id)).toEqual(item_ids);
    const first = (await call(`${at}/collection_items/?collection=${id}&limit=2`)).body as {
      next: string;
      total_count: number;
    };
    expect(first.total_count).toBe(3);
    expect(await seen(id, `&limit=2&cursor=${first.next}`)).toEqual([items[3]]);
  });

  it('is there for nobody while it is hidden, and shows no items that are not published', async () => {
    const { items, add, call, seen } = await openShop(2);
    const hidden = await add({ item_ids: items, is_published: false });
    expect((await call(`/shop/collections/${hidden.id}/`)).status).toBe(404);
    const { id } = await add({ item_ids: items });
    await server.database.db
      .updateTable('item')
      .set({ is_published: false, status: 'archived' })
      .where('id', '=', items[0]!)
      .execute();
    expect(await seen(id)).toEqual([items[1]]);
  });

  it('takes no items of others, by the API and by the database', async () => {
    const { add, call, at } = await openShop(1);
    const foreign = await createItem(server.database.db);
    const { id } = await add({});
    const { status } = await call(`${at}/collections/`, 'POST', { ...PLAIN, item_ids: [foreign] });
    expect(status).toBe(400);
    await expect(
      server.database.db
        .insertInto('collection_item')
        .values({ collection_id: id, item_id: foreign, position: 0 })
        .execute(),
    ).rejects.toThrow(/its own shop/);
  });

  it('is stored by one of two editors at once', async () => {
    const { items, add, call, at } = await openShop(2);
    const { id, version } = await add({});
    const edits = await Promise.all(
      items.map((item) =>
        call(`${at}/collections/${id}/`, 'PUT', { ...PLAIN, item_ids: [item], version }),
      ),
    );
    expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stored = edits.find(({ status }) => status === 200)!.body as EditedCollection;
    const { body } = await call(`${at}/collections/${id}/`);
    expect((body as EditedCollection).items).toEqual(stored.items);
  });

  it('is one of thirty at most, also of several people at once', async () => {
    const { add, call, at } = await openShop(0);
    for (let count = 0; count < 29; count += 1) await add({});
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(`${at}/collections/`, 'POST', PLAIN)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });

  it('stands where staff put it, and the others close up behind one that goes', async () => {
    const { items, add, call, at } = await openShop(1);
    const [one, two, three] = [
      await add({ item_ids: items }),
      await add({ item_ids: items }),
      await add({ item_ids: items }),
    ];
    await call(`${at}/collection_order/`, 'PUT', { collection_ids: [three.id, one.id] });
    const shown = () => idsOf(call(`${at}/shop_collections/`, 'GET', undefined, null));
    expect(await shown()).toEqual([three.id, one.id, two.id]);
    await call(`${at}/collections/${three.id}/`, 'DELETE');
    expect(await shown()).toEqual([one.id, two.id]);
    expect((await add({ item_ids: items })).id).toBeGreaterThan(three.id);
  });
});

describe('an automatic collection', () => {
  it('holds what fits it by then, the newest first', async () => {
    const { items, add, seen } = await openShop(4);
    const cheap = await add({ rule: { ...RULE, price_from: '200', price_to: '300' } });
    expect(await seen(cheap.id)).toEqual([items[2], items[1]]);
    const fresh = await add({ rule: { ...RULE, new_days: 2 } });
    expect(await seen(fresh.id)).toEqual([items[3]]);
    const reduced = await add({ rule: { ...RULE, discounted: true } });
    expect(await seen(reduced.id)).toEqual([]);
    await server.database.db
      .updateTable('item')
      .set({ old_price: 99_000 })
      .where('id', '=', items[1]!)
      .execute();
    expect(await seen(reduced.id)).toEqual([items[1]]);
  });

  it('asks for something, and has no items of its own', async () => {
    const { items, call, at } = await openShop(1);
    for (const values of [{ rule: RULE }, { rule: { ...RULE, new_days: 3 }, item_ids: items }]) {
      const { status } = await call(`${at}/collections/`, 'POST', { ...PLAIN, ...values });
      expect(status).toBe(400);
    }
  });
});

describe('the order of a shop', () => {
  it('begins with what is pinned and goes on with the newest, page by page', async () => {
    const { items, call, at } = await openShop(5);
    const item_ids = [items[1]!, items[0]!];
    await call(`${at}/pinned_items/`, 'PUT', { item_ids });
    const list: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await call(`${at}/shop_items/?limit=2${query}`);
      const page = body as { list: { id: number }[]; next: string | null };
      list.push(...page.list.map(({ id }) => id));
      cursor = page.next;
    }
    expect(list).toEqual([...item_ids, items[4], items[3], items[2]]);
  });

  it('is that of one of two people at once, never a mixture', async () => {
    const { items, call, at } = await openShop(4);
    const [one, two] = [items.slice(0, 2), items.slice(2)];
    await Promise.all(
      [one, two].map((item_ids) => call(`${at}/pinned_items/`, 'PUT', { item_ids })),
    );
    expect([one, two]).toContainEqual(await idsOf(call(`${at}/pinned_items/`)));
  });
});

describe('what goes with an item', () => {
  it('is seen in its order by whoever may see it', async () => {
    const { items, call, at } = await openShop(3);
    const [item, one, two] = items as [number, number, number];
    const path = `${at}/items/${item}/selection/`;
    await call(path, 'PUT', { item_ids: [two, one] });
    const seen = () => idsOf(call(`/shop/items/${item}/selection/`, 'GET', undefined, null));
    expect(await seen()).toEqual([two, one]);
    await server.database.db
      .updateTable('item')
      .set({ is_published: false, status: 'archived' })
      .where('id', '=', two)
      .execute();
    expect(await seen()).toEqual([one]);
  });

  it('is of the same shop, and never the item itself', async () => {
    const { items, call, at } = await openShop(1);
    const path = `${at}/items/${items[0]!}/selection/`;
    for (const id of [items[0]!, await createItem(server.database.db)]) {
      expect((await call(path, 'PUT', { item_ids: [id] })).status).toBe(400);
    }
  });
});

it('behind gates there are collections and selections for those alone who are let in', async () => {
  const { items, add, call, at, seen, organizationId, token } = await openShop(2);
  const { id } = await add({ item_ids: items });
  await call(`${at}/items/${items[0]!}/selection/`, 'PUT', { item_ids: [items[1]] });
  await server.database.db
    .updateTable('organization')
    .set({ is_gated: true })
    .where('id', '=', organizationId)
    .execute();
  const stranger = await server.sessionOf(await createUser(server.database.db));
  for (const as of [null, stranger]) {
    expect((await call(`/shop/collections/${id}/`, 'GET', undefined, as)).status).toBe(404);
    expect(await idsOf(call(`${at}/shop_collections/`, 'GET', undefined, as))).toEqual([]);
    expect(await idsOf(call(`/shop/items/${items[0]!}/selection/`, 'GET', undefined, as))).toEqual(
      [],
    );
    expect(await idsOf(call(`${at}/collection_subcategories/`, 'GET', undefined, as))).toEqual([]);
  }
  expect(await seen(id, '', token)).toEqual(items);
});

it('a collection belongs to the organization by whose address it is asked for', async () => {
  const { items, add, call } = await openShop(1);
  const { id } = await add({ item_ids: items });
  const other = await createOrganization(server.database.db);
  const { status } = await call(`/organizations/${other}/collection_items/?collection=${id}`);
  expect(status).toBe(404);
});
