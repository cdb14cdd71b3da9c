import type { Cart } from '@karavan/shared-api/contract/carts';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { createUser } from './factories/accounts.ts';
import { createOrganization } from './factories/catalog.ts';
import { createStock } from './factories/stock.ts';
import type { TestServer } from './test-server.ts';

export interface Shop {
  readonly organizationId: number;
  readonly owner: number;
  newClient(): Promise<Client>;
  /** Does something with an order in the name of the owner. */
  act(action: string, order: number, body?: object): ReturnType<TestServer['call']>;
}

export interface Client {
  readonly id: number;
  readonly token: string;
  /** Fills a cart with pieces of a new product. */
  fill(price: number, quantity?: number): Promise<Cart>;
  /** @param way the last part of the checkout's address */
  order(way: string, cart: Cart, body?: object): Promise<number>;
  receipt(id: number): Promise<Receipt>;
  /** Opens the payment page of an order. Answers what names the attempt. */
  openPayment(order: number): Promise<string>;
  /** Pays on that page, and comes back from it. */
  payAt(order: number, reference: string): Promise<void>;
  call(
    path: string,
    method?: 'GET' | 'POST' | 'PUT' | 'DELETE',
    body?: object,
  ): ReturnType<TestServer['call']>;
}

/** An organization with its owner, and clients who buy there through the API. */
export async function openShop(server: TestServer): Promise<Shop> {
  const { db } = server.database;
  const owner = await createUser(db);
  const organizationId = await createOrganization(db, {
    ownerId: owner,
    takes_online_payment: true,
  });
  return {
    organizationId,
    owner,
    async newClient() {
      const id = await createUser(db);
      return openClient(server, organizationId, id);
    },
    act: async (action, order, body) =>
      server.call(`/organizations/${organizationId}/orders/${order}/${action}/`, {
        method: 'POST',
        token: await server.sessionOf(owner),
        ...(body && { body }),
      }),
  };
}

async function openClient(server: TestServer, organizationId: number, id: number): Promise<Client> {
  const token = await server.sessionOf(id);
  const call: Client['call'] = (path, method = 'GET', body) =>
    server.call(path, { method, token, ...(body && { body }) });
  return {
    id,
    token,
    call,
    async fill(price, quantity = 1) {
      const size_id = await createStock(server.database.db, { organizationId, price });
      const { body } = await call('/carts/items/', 'POST', { size_id, quantity });
      return (await call(`/carts/${(body as { cart_id: number }).cart_id}/`)).body as Cart;
    },
    async order(way, { id: cartId, version }, body = {}) {
      const answer = await call(`/carts/${cartId}/${way}/`, 'POST', { version, ...body });
      return (answer.body as { transaction_id: number }).transaction_id;
    },
    receipt: async (order) => (await call(`/receipts/${order}/`)).body as Receipt,
    async openPayment(order) {
      const { body } = await call(`/transactions/${order}/pay/`, 'POST');
      return (body as { payment_url: string }).payment_url.split('/').at(-1)!;
    },
    async payAt(order, reference) {
      await server.database.db
        .updateTable('sandbox_payment')
        .set({ state: 'paid' })
        .where('reference', '=', reference)
        .execute();
      await call('/transactions/payment/accept/', 'POST', { transaction_id: order });
    },
  };
}
