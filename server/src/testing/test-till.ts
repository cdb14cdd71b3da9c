import type { CartCard } from '@karavan/shared-api/contract/carts';
import type { SaleQuote } from '@karavan/shared-api/contract/till';
import { createMember, createUser } from './factories/accounts.ts';
import { createOrganization } from './factories/catalog.ts';
import { createCard } from './factories/discounts.ts';
import type { TestServer } from './test-server.ts';

export interface Shop {
  readonly id: number;
  readonly seller: number;
  readonly token: string;
}

export interface TypedSale {
  readonly client: string;
  readonly amount?: string;
  readonly spend_cashback?: boolean;
  readonly spend_gifts?: boolean;
  readonly total?: string;
}

/** Shops with a seller each, and what a seller does at the till. */
export class TestTill {
  readonly server: TestServer;

  constructor(server: TestServer) {
    this.server = server;
  }

  /** @param steps as for `createCard` */
  async openShop(
    kind?: CartCard['kind'],
    steps: readonly (readonly [number, number])[] = [[500, 0]],
  ): Promise<Shop> {
    const { db } = this.server.database;
    const id = await createOrganization(db);
    const seller = await createMember(db, id, ['can_sell', 'can_refund']);
    if (kind) await createCard(db, id, kind, steps);
    return { id, seller, token: await this.server.sessionOf(seller) };
  }

  newClient(): Promise<number> {
    return createUser(this.server.database.db);
  }

  preprocess({ id, token }: Shop, sale: TypedSale) {
    return this.server.call(`/organizations/${id}/transactions/preprocess/`, {
      method: 'POST',
      token,
      body: { amount: '100', ...sale },
    });
  }

  complete({ id, token }: Shop, sale: TypedSale, key?: string) {
    return this.server.call(`/organizations/${id}/transactions/complete/`, {
      method: 'POST',
      token,
      body: { amount: '100', ...sale },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  }

  async quote(shop: Shop, sale: TypedSale): Promise<SaleQuote> {
    return (await this.preprocess(shop, sale)).body as SaleQuote;
  }

  async sell(shop: Shop, sale: TypedSale): Promise<number> {
    const { body } = await this.complete(shop, sale);
    return (body as { transaction_id: number }).transaction_id;
  }

  /** Cashback in minor units. */
  async balanceOf(client: number, { id }: Shop): Promise<number> {
    const account = await this.server.database.db
      .selectFrom('cashback_account')
      .select('balance')
      .where('client_id', '=', client)
      .where('organization_id', '=', id)
      .executeTakeFirst();
    return account?.balance ?? 0;
  }

  async countOrders({ id }: Shop): Promise<number> {
    const { count } = await this.server.database.db
      .selectFrom('sale_order')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('organization_id', '=', id)
      .executeTakeFirstOrThrow();
    return count;
  }
}
