import type { Cart } from '@karavan/shared-api/contract/carts';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createStock } from '../../../testing/factories/stock.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let organizationId: number;
let owner: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  const ownerId = await createUser(db);
  owner = await server.sessionOf(ownerId);
  organizationId = await createOrganization(db, { ownerId });
});
afterAll(() => server.close());

async function openCart() {
  const { db } = server.database;
  const token = await server.sessionOf(await createUser(db));
  const size_id = await createStock(db, { organizationId, stock: 100 });
  const added = await server.call('/carts/items/', { method: 'POST', token, body: { size_id } });
  const { cart_id } = added.body as { cart_id: number };
  const cart = (await server.call(`/carts/${cart_id}/`, { token })).body as Cart;
  const order = (note: string) =>
    server.call(`/carts/${cart_id}/selfPickup/`, {
      method: 'POST',
      token,
      body: { version: cart.version, note },
    });
  const isThere = async () => (await server.call(`/carts/${cart_id}/`, { token })).status === 200;
  return { token, order, isThere };
}

describe('the note to the seller', () => {
  it('is read by its client and the staff, as it was written', async () => {
    const { token, order } = await openCart();
    const { body } = await order('  Позвоните\r\nза час  ');
    const { transaction_id: id } = body as { transaction_id: number };
    const note = 'Позвоните\nза час';
    for (const reader of [token, owner]) {
      const receipt = (await server.call(`/receipts/${id}/`, { token: reader })).body as Receipt;
      expect(receipt.note).toBe(note);
    }
    const listed = await server.call(`/organizations/${organizationId}/orders/`, { token: owner });
    const { list } = listed.body as { list: ListedOrder[] };
    expect(list.find((other) => other.id === id)?.note).toBe(note);
    const told = await server.call('/notifications/', { token: owner });
    expect(JSON.stringify(told.body)).toContain(JSON.stringify(note));
  });

  it.each([
    ['is too long', 'а'.repeat(501)],
    ['holds what cannot be stored', 'a\0b'],
    ['holds half a character', 'a\uD83D'],
  ])('that %s is refused by name, and the cart is kept', async (_what, note) => {
    const { order, isThere } = await openCart();
    const { status, body } = await order(note);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { note: [expect.any(String)] } });
    expect(await isThere()).toBe(true);
    expect((await order('а'.repeat(500))).status).toBe(201);
  });
});
