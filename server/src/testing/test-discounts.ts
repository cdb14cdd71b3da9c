import type { DiscountBook, InputCard } from '@karavan/shared-api/contract/discounts';
import { openShop, type Client, type Shop } from './shop.ts';
import type { TestServer } from './test-server.ts';

/** A shop whose owner looks after its discount cards, and a client of it. */
export interface CardShop {
  readonly shop: Shop;
  readonly client: Client;
  staff(call: string, method?: 'GET' | 'POST', body?: object): ReturnType<TestServer['call']>;
  update(version: number, ...cards: readonly object[]): ReturnType<TestServer['call']>;
  book(): Promise<DiscountBook>;
  /** What the client wants there. */
  choose(body: object): ReturnType<TestServer['call']>;
}

export async function openCardShop(server: TestServer): Promise<CardShop> {
  const shop = await openShop(server);
  const client = await shop.newClient();
  const at = `/organizations/${shop.organizationId}/discounts/`;
  const staff: CardShop['staff'] = async (call, method = 'GET', body) =>
    server.call(`${at}${call}`, {
      method,
      token: await server.sessionOf(shop.owner),
      ...(body && { body }),
    });
  return {
    shop,
    client,
    staff,
    update: (version, ...cards) => staff('doBulkUpdate/', 'POST', { version, cards }),
    book: async () => (await staff('')).body as DiscountBook,
    choose: (body) => client.call(`${at}own/`, 'PUT', body),
  };
}

/** A card of steps, each a percent and a limit. */
export const cardOf = (
  kind: InputCard['kind'],
  ...tiers: readonly (readonly [string, string])[]
): InputCard => ({
  kind,
  background: 'ember',
  is_paused: false,
  never_downgrades: false,
  cashback_days: null,
  tiers: tiers.map(([percent, limit]) => ({ percent, limit })),
});
