import type { Cart, CartedItem } from '@karavan/shared-api/contract/carts';
import { openShop, type Client } from '../../../testing/shop.ts';
import { cartBehindGate } from '../../../testing/test-cart.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOWHERE = 999_999;
let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  client = await (await openShop(server)).newClient();
});
afterAll(() => server.close());

const read = async (id: number) => (await client.call(`/carts/${id}/`)).body as Cart;
const quantities = ({ lines }: Cart) => lines.map(({ quantity }) => quantity);
const set = (id: number, ...lines: { size_id: number; quantity: number }[]) =>
  client.call(`/carts/${id}/`, 'PUT', { lines });

describe('what is put into the cart', () => {
  const add = (size_id: number, quantity: number) =>
    client.call('/carts/items/', 'POST', { size_id, quantity });

  it('adds up and is counted with all that is there', async () => {
    const cart = await client.fill(1000, 2);
    const { size_id } = cart.lines.at(-1)!;
    const { count: before } = (await client.call('/carts/count/')).body as { count: number };
    expect((await add(size_id, 3)).body).toEqual({ cart_id: cart.id, count: before + 3 });
    expect((await client.call('/carts/count/')).body).toEqual({ count: before + 3 });
    expect(quantities(await read(cart.id)).at(-1)).toBe(5);
  });

  it('is counted without what has come to stand behind a gate, as everywhere', async () => {
    const own = await (await openShop(server)).newClient();
    await cartBehindGate(server, own);
    const cart = await own.fill(1000, 3);
    const again = { size_id: cart.lines.at(-1)!.size_id, quantity: 1 };
    const { body } = await own.call('/carts/items/', 'POST', again);
    expect(body).toEqual({ cart_id: cart.id, count: 4 });
    expect((await own.call('/carts/count/')).body).toEqual({ count: 4 });
  });

  it('is never more than there is, also of many presses at once', async () => {
    const cart = await client.fill(1000, 1);
    const { size_id } = cart.lines.at(-1)!;
    const { db } = server.database;
    await db
      .updateTable('item_size')
      .set({ stock: 4, held: 0 })
      .where('id', '=', size_id)
      .execute();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(size_id, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(quantities(await read(cart.id)).at(-1)).toBe(4);
  });

  it('must be sold', async () => {
    expect(await add(NOWHERE, 1)).toMatchObject({ status: 404 });
  });
});

describe('how many of an item are in the cart', () => {
  const at = (itemId: number) => `/carts/items/${itemId}/`;
  const readOf = async (itemId: number) => (await client.call(at(itemId))).body as CartedItem;
  const put = (itemId: number, size_id: number, quantity: number) =>
    client.call(at(itemId), 'PUT', { size_id, quantity });

  async function fill(stock: number) {
    const cart = await client.fill(1000, 1);
    const { item, size_id } = cart.lines.at(-1)!;
    await server.database.db
      .updateTable('item_size')
      .set({ stock, held: 0 })
      .where('id', '=', size_id)
      .execute();
    return { cart, itemId: item.id, size_id };
  }

  it('is told, set, and taken out, however often', async () => {
    const { cart, itemId, size_id } = await fill(9);
    const { count } = await readOf(itemId);
    expect(await readOf(itemId)).toEqual({
      cart_id: cart.id,
      lines: [{ size_id, quantity: 1 }],
      count,
    });
    for (const _ of [1, 2]) {
      expect((await put(itemId, size_id, 4)).body).toEqual({
        cart_id: cart.id,
        lines: [{ size_id, quantity: 4 }],
        count: count + 3,
      });
    }
    for (const _ of [1, 2]) {
      expect((await put(itemId, size_id, 0)).body).toEqual({
        cart_id: null,
        lines: [],
        count: count - 1,
      });
    }
    expect((await read(cart.id)).lines.map((line) => line.size_id)).not.toContain(size_id);
  });

  it('is never more than there is; what is too much can still be taken out', async () => {
    const { itemId, size_id } = await fill(3);
    expect((await put(itemId, size_id, 4)).status).toBe(409);
    expect((await readOf(itemId)).lines).toEqual([{ size_id, quantity: 1 }]);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((quantity) => put(itemId, size_id, quantity)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409, 409, 409]);
    await server.database.db
      .updateTable('item')
      .set({ is_published: false })
      .where('id', '=', itemId)
      .execute();
    expect((await put(itemId, size_id, 1)).status).toBe(404);
    expect((await put(itemId, size_id, 0)).status).toBe(200);
  });

  it('is a matter of the sizes of that item, and of nobody else', async () => {
    const one = await fill(9);
    const other = await fill(9);
    const before = await readOf(one.itemId);
    expect((await put(one.itemId, other.size_id, 2)).status).toBe(404);
    expect((await put(one.itemId, other.size_id, 0)).body).toEqual(before);
    expect((await put(NOWHERE, NOWHERE, 1)).status).toBe(404);
    const stranger = await (await openShop(server)).newClient();
    expect((await stranger.call(at(one.itemId))).body).toEqual({
      cart_id: null,
      lines: [],
      count: 0,
    });
    await stranger.call(at(one.itemId), 'PUT', { size_id: one.size_id, quantity: 0 });
    expect(await readOf(one.itemId)).toEqual(before);
  });
});

describe('quantities of a cart', () => {
  it('change all or none', async () => {
    const before = await client.fill(1000, 2);
    const own = before.lines[0]!.size_id;
    const request = { size_id: own, quantity: 3 };
    expect(await set(before.id, request, { size_id: NOWHERE, quantity: 1 })).toMatchObject({
      status: 404,
    });
    expect(await read(before.id)).toEqual(before);
    expect(await set(before.id, request)).toMatchObject({ status: 200 });
    const after = await read(before.id);
    expect(after.version).toBe(before.version + 1);
    expect(after.lines.find(({ size_id }) => size_id === own)?.quantity).toBe(3);
  });

  it('are the later ones of two quantities, and zero takes the line away', async () => {
    const cart = await client.fill(1000, 2);
    const [first] = cart.lines;
    const { size_id } = first!;
    await set(cart.id, { size_id, quantity: 7 }, { size_id, quantity: 4 });
    expect(quantities(await read(cart.id))[0]).toBe(4);
    await set(cart.id, { size_id, quantity: 0 });
    expect((await read(cart.id)).lines.map((line) => line.size_id)).not.toContain(size_id);
  });
});
