import fc from 'fast-check';
import type { Cart } from '@karavan/shared-api/contract/carts';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { createCard } from '../../../testing/factories/discounts.ts';
import type { Client, Shop } from '../../../testing/shop.ts';
import { cardOf, openCardShop, type CardShop } from '../../../testing/test-discounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { findClientCards } from './find-card.ts';

let server: TestServer;
let cards: CardShop;
let shop: Shop;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  cards = await openCardShop(server);
  ({ shop, client } = cards);
});

const again = async ({ id }: Cart) => (await client.call(`/carts/${id}/`)).body as Cart;

describe('the cards of an organization', () => {
  it('are stored together, and others stay', async () => {
    expect(await cards.book()).toEqual({ version: 0, currency: 'KGS', cards: [] });
    const stored = await cards.update(0, cardOf('cumulative', ['3', '0'], ['7.5', '2000']));
    expect(stored).toMatchObject({
      status: 200,
      body: {
        version: 1,
        cards: [
          {
            kind: 'cumulative',
            background: 'ember',
            tiers: [
              { percent: '3', limit: '0.00' },
              { percent: '7.5', limit: '2000.00' },
            ],
          },
        ],
      },
    });
    await cards.update(1, cardOf('fixed', ['5', '0']));
    expect((await cards.book()).cards.map(({ kind }) => kind)).toEqual(['cumulative', 'fixed']);
  });

  it('swap their percents in one request', async () => {
    await cards.update(0, cardOf('cumulative', ['5', '0'], ['7', '1000']));
    expect((await cards.update(1, cardOf('cumulative', ['7', '2000'], ['5', '500']))).status).toBe(
      200,
    );
    expect((await cards.book()).cards[0]!.tiers).toEqual([
      { percent: '5', limit: '500.00' },
      { percent: '7', limit: '2000.00' },
    ]);
  });

  it.each([
    ['the same percent', ['5', '0'], ['5', '100'], 'cards.0.tiers.1.percent'],
    ['the same limit', ['5', '100'], ['7', '100.00'], 'cards.0.tiers.1.limit'],
    ['less for more', ['7', '0'], ['5', '100'], 'cards.0.tiers.1.percent'],
    ['too high a limit', ['5', '0'], ['7', '1000000001'], 'cards.0.tiers.1.limit'],
    ['nothing', ['0', '0'], ['7', '100'], 'cards.0.tiers.0.percent'],
    ['more than all', ['5', '0'], ['100.01', '100'], 'cards.0.tiers.1.percent'],
  ] as const)('are refused with %s, beside the field', async (_, one, other, field) => {
    const { status, body } = await cards.update(0, cardOf('cumulative', one, other));
    expect(status).toBe(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
    expect((await cards.book()).version).toBe(0);
  });

  it('are changed by one of two editors, and the other is told', async () => {
    const answers = await Promise.all([
      cards.update(0, cardOf('fixed', ['5', '0'])),
      cards.update(0, cardOf('fixed', ['6', '0'])),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are taken away, and a cashback card leaves what clients have', async () => {
    await cards.update(0, cardOf('cashback', ['10', '0']));
    const order = await client.order('selfPickup', await client.fill(20_000));
    await shop.act('accept', order);
    await shop.act('hand_over', order);
    const gone = { version: 1, kinds: ['cashback'] };
    expect((await cards.staff('doBulkDelete/', 'POST', gone)).status).toBe(200);
    const { id } = await client.fill(5_000);
    const cart = await client.call(`/carts/${id}/cashback/`, 'PUT', { spend: true });
    expect(cart.body).toMatchObject({ card: null, total: { amount: '30.00' } });
  });

  it('are told of on the page of an item: the one that gives the most, unless it is paused', async () => {
    const cart = await client.fill(10_000);
    const offer = async () => {
      const { body } = await server.call(`/shop/items/${cart.lines[0]!.item.id}/`);
      return (body as ItemDetail).card_offer;
    };
    expect(await offer()).toBeUndefined();
    await cards.update(
      0,
      cardOf('cumulative', ['3', '0'], ['7.5', '2000']),
      cardOf('cashback', ['7', '0']),
    );
    expect(await offer()).toEqual({ kind: 'cumulative', percent: '7.5' });
    const { db } = server.database;
    const pause = (isPaused: boolean) =>
      db
        .updateTable('discount_card')
        .set({ is_paused: isPaused })
        .where('organization_id', '=', shop.organizationId)
        .where('kind', '=', 'cumulative')
        .execute();
    await pause(true);
    expect(await offer()).toEqual({ kind: 'cashback', percent: '7' });
    await pause(false);
    await db
      .updateTable('organization')
      .set({ status: 'closing' })
      .where('id', '=', shop.organizationId)
      .execute();
    expect(await offer()).toBeUndefined();
  });

  it('cannot be wrong in the table either', async () => {
    const { db } = server.database;
    const falling = createCard(db, shop.organizationId, 'cumulative', [
      [700, 0],
      [500, 100],
    ]);
    await expect(falling).rejects.toThrow('grows with its limit');
  });
});

describe('a sale', () => {
  beforeEach(async () => {
    await cards.update(0, cardOf('fixed', ['5', '0']), cardOf('cashback', ['10', '0']));
  });

  it('uses what reduces the price, or what the client has chosen, and keeps which', async () => {
    const cart = await client.fill(10_000);
    expect(cart).toMatchObject({
      card: { kind: 'fixed', background: 'ember' },
      chosen_card: null,
      total: { amount: '95.00' },
    });
    await cards.choose({ chosen: 'cashback' });
    const chosen = await again(cart);
    expect(chosen).toMatchObject({
      card: { kind: 'cashback' },
      chosen_card: 'cashback',
      total: { amount: '100.00' },
      cashback: { earned: { amount: '10.00' } },
    });
    const id = await client.order('selfPickup', chosen);
    await cards.choose({ chosen: null });
    const order = await server.database.db
      .selectFrom('sale_order')
      .select(['card_kind', 'cashback_earned'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ card_kind: 'cashback', cashback_earned: 1000 });
  });

  it('goes without a card that is paused', async () => {
    await cards.update(1, { ...cardOf('fixed', ['5', '0']), is_paused: true });
    expect(await client.fill(10_000)).toMatchObject({ card: { kind: 'cashback' } });
  });

  it('at the till follows the seller, whom the client outdoes', async () => {
    const quote = async (body: object) =>
      (
        await server.call(`/organizations/${shop.organizationId}/transactions/preprocess/`, {
          method: 'POST',
          token: await server.sessionOf(shop.owner),
          body: { client: `UID${client.id}`, amount: '100', ...body },
        })
      ).body;
    expect(await quote({})).toMatchObject({ card: { kind: 'fixed' }, total: { amount: '95.00' } });
    expect(await quote({ card: 'cashback' })).toMatchObject({ card: { kind: 'cashback' } });
    await cards.choose({ chosen: 'fixed' });
    expect(await quote({ card: 'cashback' })).toMatchObject({
      card: { kind: 'fixed' },
      cards: [{ kind: 'fixed' }],
    });
  });

  it('that is refunded takes no step away where the card never downgrades', async () => {
    const steps = cardOf('cumulative', ['6', '0'], ['9', '100']);
    await cards.update(1, { ...steps, never_downgrades: true });
    const order = await client.order('selfPickup', await client.fill(20_000));
    await shop.act('accept', order);
    await shop.act('hand_over', order);
    await shop.act('refund', order, { goods_return: true });
    expect(await client.fill(1_000)).toMatchObject({ card: { percent: '9' } });
    await cards.update(2, steps);
    expect(await client.fill(1_000)).toMatchObject({ card: { percent: '6' } });
  });
});

describe('sales while the steps change', () => {
  /** In either version the steps lie a whole percent apart. */
  const VERSIONS = [
    [500, 700],
    [600, 800],
  ] as const;

  async function mixed(read: () => Promise<readonly number[]>): Promise<number> {
    let version = 0;
    let isOver = false;
    const edit = async () => {
      for (let round = 0; round < 12; round += 1) {
        const [low, high] = VERSIONS[round % 2]!;
        const tiers = [
          [String(low / 100), '0'],
          [String(high / 100), '1000'],
        ] as const;
        const { status } = await cards.update(version, cardOf('cumulative', ...tiers));
        expect(status).toBe(200);
        version += 1;
      }
      isOver = true;
    };
    await createCard(server.database.db, shop.organizationId, 'cumulative', [
      [500, 0],
      [700, 100_000],
    ]);
    const editing = edit();
    let wrong = 0;
    while (!isOver) {
      const seen = await read();
      if (!VERSIONS.some((tiers) => tiers.join() === seen.join())) wrong += 1;
    }
    await editing;
    return wrong;
  }

  it('are priced by the card before or after, never by steps of both', async () => {
    const read = async () => {
      const found = await findClientCards(server.database.db, shop.organizationId, client.id);
      return found.cards[0]!.tiers.map(({ basisPoints }) => basisPoints);
    };
    expect(await mixed(read)).toBe(0);
  });

  it('would be priced by both if the steps were read one by one', async () => {
    const step = async (spend_limit: number) => {
      const tier = await server.database.db
        .selectFrom('discount_tier')
        .select('basis_points')
        .where('organization_id', '=', shop.organizationId)
        .where('spend_limit', '=', spend_limit)
        .executeTakeFirst();
      return tier?.basis_points ?? 0;
    };
    const read = async () => {
      const low = await step(0);
      await new Promise((resolve) => setImmediate(resolve));
      return [low, await step(100_000)];
    };
    let wrong = 0;
    for (let round = 0; round < 5 && wrong === 0; round += 1) {
      cards = await openCardShop(server);
      ({ shop, client } = cards);
      wrong += await mixed(read);
    }
    expect(wrong).toBeGreaterThan(0);
  });

  it('leave receipts that each equal one version, whatever is edited', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 5 }),
        async (percents) => {
          cards = await openCardShop(server);
          ({ shop } = cards);
          const buyer = await shop.newClient();
          const edit = async () => {
            for (const [version, percent] of percents.entries()) {
              await cards.update(version, cardOf('fixed', [String(percent), '0']));
            }
          };
          const buy = async () => {
            for (let round = 0; round < 3; round += 1) {
              await buyer.order('selfPickup', await buyer.fill(10_000));
            }
          };
          await Promise.all([edit(), buy()]);
          const orders = await server.database.db
            .selectFrom('sale_order')
            .select(['basis_points', 'discount', 'goods'])
            .where('organization_id', '=', shop.organizationId)
            .execute();
          const versions = new Set([0, ...percents.map((percent) => percent * 100)]);
          expect(orders.length).toBeGreaterThan(0);
          for (const { basis_points, discount, goods } of orders) {
            expect(versions).toContain(basis_points);
            expect(discount).toBe((goods * basis_points) / 10_000);
          }
        },
      ),
      { numRuns: 5 },
    );
  }, 60_000);
});
