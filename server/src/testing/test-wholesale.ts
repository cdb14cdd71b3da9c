import type { Cart } from '@karavan/shared-api/contract/carts';
import type { WholesaleClient } from '@karavan/shared-api/contract/wholesale';
import { openShop, type Client } from './shop.ts';
import type { TestServer } from './test-server.ts';

/** A price that stands nowhere else: whoever reads it has been shown it. */
export const SECRET = 87_654;
export const SHOWN = '876.54';

/** A shop whose owner answers clients and sets wholesale prices. */
export async function openWholesale(server: TestServer) {
  const shop = await openShop(server);
  const ownerToken = await server.sessionOf(shop.owner);
  const staff = (path: string, method: string, body?: object) =>
    server.call(`/organizations/${shop.organizationId}/${path}`, {
      method,
      token: ownerToken,
      ...(body && { body }),
    });
  return {
    ...shop,
    staff,
    at: `/organizations/${shop.organizationId}/wholesale/`,
    answer: (client: { id: number }, status: string) =>
      staff('wholesale/clients/', 'PUT', { user_id: client.id, status }),
    setSteps: (item: number, ...steps: (readonly [number, string])[]) =>
      staff(`items/${item}/wholesale/`, 'PUT', {
        steps: steps.map(([min_quantity, price]) => ({ min_quantity, price })),
      }),
    /** So much that newcomers may order six of it. */
    fillStock: (item: number) =>
      server.database.db
        .updateTable('item_size')
        .set({ stock: 100 })
        .where('item_id', '=', item)
        .execute(),
    waiting: async (status = 'requested') =>
      (
        (await staff(`wholesale/clients/?status=${status}`, 'GET')).body as {
          list: WholesaleClient[];
        }
      ).list,
  };
}

export type Wholesale = Awaited<ReturnType<typeof openWholesale>>;

export const ask = (shop: Wholesale, client: Client, note = '') =>
  client.call(shop.at, 'POST', { note });

/** A client's cart of 6 pieces at 1,000.00 each, which cost 876.54 from 5 on; the client is confirmed. */
export async function confirmedCart(shop: Wholesale) {
  const client = await shop.newClient();
  const cart = await client.fill(100_000, 6);
  const itemId = cart.lines[0]!.item.id;
  await shop.fillStock(itemId);
  await shop.setSteps(itemId, [5, SHOWN]);
  await ask(shop, client);
  await shop.answer(client, 'confirmed');
  const read = async () => (await client.call(`/carts/${cart.id}/`)).body as Cart;
  return { client, itemId, read, cart: await read() };
}
