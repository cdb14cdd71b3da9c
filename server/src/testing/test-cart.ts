import type { Cart } from '@karavan/shared-api/contract/carts';
import { createUser } from './factories/accounts.ts';
import { createOrganization } from './factories/catalog.ts';
import { createStock } from './factories/stock.ts';
import type { TestServer } from './test-server.ts';

interface Wanted {
  readonly size_id: number;
  /** 1 where it is not said. */
  readonly quantity?: number | undefined;
}

/** Puts two pieces into somebody's cart of an organization that is gated then, and does not let them in. */
export async function cartBehindGate(
  server: TestServer,
  client: { call(path: string, method: 'POST', body: object): Promise<unknown> },
): Promise<void> {
  const { db } = server.database;
  const organizationId = await createOrganization(db);
  const size_id = await createStock(db, { organizationId, price: 100 });
  await client.call('/carts/items/', 'POST', { size_id, quantity: 2 });
  await db
    .updateTable('organization')
    .set({ is_gated: true })
    .where('id', '=', organizationId)
    .execute();
}

/** A new client with sizes of one organization in their cart. */
export async function openCart(server: TestServer, wanted: readonly Wanted[]) {
  const token = await server.sessionOf(await createUser(server.database.db));
  let id = 0;
  for (const { size_id, quantity = 1 } of wanted) {
    const { body } = await server.call('/carts/items/', {
      method: 'POST',
      token,
      body: { size_id, quantity },
    });
    id = (body as { cart_id: number }).cart_id;
  }
  const read = async () => (await server.call(`/carts/${id}/`, { token })).body as Cart;
  const cart = await read();
  return {
    /** As it was when it was filled. */
    cart,
    /** As it is now. */
    read,
    setQuantities: (lines: readonly Required<Wanted>[]) =>
      server.call(`/carts/${id}/`, { method: 'PUT', token, body: { lines } }),
    checkOut: ({ version }: Pick<Cart, 'version'> = cart) =>
      server.call(`/carts/${id}/selfPickup/`, { method: 'POST', token, body: { version } }),
  };
}
