import type { ClientWallet, DiscountOffer } from '@karavan/shared-api/contract/discounts';
import type { Page } from '@karavan/shared-api/contract/page';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createCard } from '../../../testing/factories/discounts.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { cardOf, openCardShop, type CardShop } from '../../../testing/test-discounts.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireCashback } from './expire-cashback.ts';
import { listOwnDiscounts } from './own-discounts.ts';

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

describe('the wallet', () => {
  it('holds the cards of where one buys or follows, pinned ones first', async () => {
    const other = await openShop(server);
    await createCard(server.database.db, other.organizationId, 'fixed', [[300, 0]]);
    await cards.update(0, cardOf('cumulative', ['3', '0'], ['5', '1000']));
    const wallet = async () =>
      ((await client.call('/discounts/own/')).body as { list: ClientWallet[] }).list;
    expect(await wallet()).toEqual([]);
    for (const { organizationId } of [shop, other]) {
      await client.call(`/organizations/${organizationId}/subscriptions/`, 'PUT');
    }
    expect((await wallet()).map(({ organization }) => organization.id)).toEqual([
      other.organizationId,
      shop.organizationId,
    ]);
    await cards.choose({ is_pinned: true });
    const [first] = await wallet();
    expect(first).toMatchObject({
      organization: { id: shop.organizationId },
      is_pinned: true,
      balance: null,
      cards: [
        {
          kind: 'cumulative',
          percent: '3',
          spent: { amount: '0.00' },
          next: { percent: '5', missing: { amount: '1000.00' } },
        },
      ],
    });
    const page = await client.call('/discounts/own/?limit=1');
    const { next } = page.body as { next: string };
    const rest = await client.call(`/discounts/own/?limit=1&cursor=${next}`);
    expect(rest.body).toMatchObject({ list: [{ organization: { id: other.organizationId } }] });
  });

  it('holds nothing of an organization that has closed', async () => {
    const { db } = server.database;
    await cards.update(0, cardOf('fixed', ['3', '0']));
    await cards.choose({ is_pinned: true });
    const wallet = async () =>
      ((await client.call('/discounts/own/')).body as { list: ClientWallet[] }).list;
    expect(await wallet()).toHaveLength(1);
    for (const state of [
      { status: 'closing' },
      { status: 'deactivated', is_listed: false },
    ] as const) {
      await db
        .updateTable('organization')
        .set(state)
        .where('id', '=', shop.organizationId)
        .execute();
    }
    expect(await wallet()).toEqual([]);
  });

  it('asks as much for a thousand organizations as for one', async () => {
    const statements = (limit: number) =>
      countStatements(server.database, () =>
        listOwnDiscounts(server.database.db, client.id, { page: 1, limit }, 'ru'),
      );
    for (let added = 0; added < 3; added += 1) {
      const { organizationId } = await openShop(server);
      await createCard(server.database.db, organizationId, 'fixed', [[300, 0]]);
      await client.call(`/organizations/${organizationId}/subscriptions/`, 'PUT');
    }
    expect([await statements(100), await statements(1)]).toEqual([3, 3]);
  });

  it('tells what has become of cashback, which adds up to the balance', async () => {
    await cards.update(0, cardOf('cashback', ['10', '0']));
    for (const price of [20_000, 7_000]) {
      const order = await client.order('selfPickup', await client.fill(price));
      await shop.act('accept', order);
      await shop.act('hand_over', order);
    }
    const entries = `/organizations/${shop.organizationId}/discounts/entries/`;
    const { list } = (await client.call(entries)).body as {
      list: { kind: string; amount: { amount: string } }[];
    };
    expect(list.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['earn', '7.00'],
      ['earn', '20.00'],
    ]);
    expect(
      (await client.call(`/organizations/${shop.organizationId}/discounts/own/`)).body,
    ).toMatchObject({ balance: { amount: '27.00' } });
    const stranger = await shop.newClient();
    expect((await stranger.call(entries)).body).toMatchObject({ list: [] });
  });
});

/** What a client has got was booked 31 days ago. */
const ageEntries = ({ id }: Client) =>
  server.database.pool.query(`
    begin;
    alter table cashback_entry disable trigger cashback_entry_stays;
    update cashback_entry set created_at = now() - interval '31 days' where client_id = ${id};
    alter table cashback_entry enable trigger cashback_entry_stays;
    commit`);

it('cashback that nobody touches expires after the days of its card, and what is touched stays', async () => {
  await cards.update(0, { ...cardOf('cashback', ['10', '0']), cashback_days: 30 });
  const idle = await shop.newClient();
  for (const buyer of [client, idle]) {
    const order = await buyer.order('selfPickup', await buyer.fill(20_000));
    await shop.act('accept', order);
    await shop.act('hand_over', order);
  }
  const { db } = server.database;
  await ageEntries(idle);
  await Promise.all([expireCashback(db, server.transact), expireCashback(db, server.transact)]);
  const balances = await db
    .selectFrom('cashback_account')
    .innerJoin('cashback_entry', (join) =>
      join
        .onRef('cashback_entry.client_id', '=', 'cashback_account.client_id')
        .onRef('cashback_entry.organization_id', '=', 'cashback_account.organization_id'),
    )
    .select(['cashback_account.client_id', 'balance'])
    .select(({ fn }) => fn.sum<number>('amount').as('entries'))
    .where('cashback_account.organization_id', '=', shop.organizationId)
    .groupBy(['cashback_account.client_id', 'balance'])
    .execute();
  expect(
    new Map(
      balances.map(({ client_id, balance, entries }) => [client_id, [balance, Number(entries)]]),
    ),
  ).toEqual(
    new Map([
      [client.id, [2000, 2000]],
      [idle.id, [0, 0]],
    ]),
  );
});

it('cashback expires at other organizations where it cannot at one', async () => {
  const { db } = server.database;
  const idle = { ...cardOf('cashback', ['10', '0']), cashback_days: 30 };
  const other = await openCardShop(server);
  for (const { shop: place, client: buyer, update } of [cards, other]) {
    await update(0, idle);
    const order = await buyer.order('selfPickup', await buyer.fill(20_000));
    await place.act('accept', order);
    await place.act('hand_over', order);
  }
  await ageEntries(cards.client);
  await ageEntries(other.client);
  let isFirst = true;
  const once: typeof server.transact = (work) => {
    if (!isFirst) return server.transact(work);
    isFirst = false;
    return Promise.reject(new Error('locked'));
  };
  await expect(expireCashback(db, once)).rejects.toThrow('1 failed');
  const left = await db
    .selectFrom('cashback_account')
    .select('balance')
    .where('organization_id', '=', other.shop.organizationId)
    .execute();
  expect(left).toEqual([{ balance: 0 }]);
});

it('offers are found near a point, the nearest first and page by page', async () => {
  const { db } = server.database;
  const at = async (latitude: number) => {
    const id = await createOrganization(db, { latitude, longitude: 10 });
    await createCard(db, id, 'fixed', [[300, 0]]);
    return id;
  };
  const [far, close, closest] = [await at(52), await at(50.1), await at(50.01)];
  const read = async (query: string) =>
    (await server.call(`/discounts/?${query}`)).body as Page<DiscountOffer>;
  const first = await read('near=50,10&limit=1');
  expect(first.list).toMatchObject([{ id: closest, distance: 1112 }]);
  expect((await read(`near=50,10&limit=1&cursor=${first.next}`)).list).toMatchObject([
    { id: close, distance: 11_119 },
  ]);
  expect((await read('near=50,10')).total_count).toBe(2);
  const [newest] = (await read('limit=1')).list;
  expect(newest).toMatchObject({ id: closest });
  expect(newest).not.toHaveProperty('distance');
  expect((await read('near=52,10')).list).toMatchObject([{ id: far, distance: 0 }]);
  expect((await server.call('/discounts/?near=north')).status).toBe(400);
});

it('offers are found of the partners of an organization alone', async () => {
  const { db } = server.database;
  const [host, partner, asked, stranger] = [
    await createOrganization(db),
    await createOrganization(db),
    await createOrganization(db),
    await createOrganization(db),
  ];
  for (const id of [host, partner, asked, stranger]) await createCard(db, id, 'fixed', [[300, 0]]);
  await db
    .insertInto('partnership')
    .values([
      { requester_id: partner, recipient_id: host, status: 'accepted' },
      { requester_id: host, recipient_id: asked, status: 'requested' },
    ])
    .execute();
  const read = async () =>
    ((await server.call(`/discounts/?partners_of=${host}`)).body as Page<DiscountOffer>).list.map(
      ({ id }) => id,
    );
  expect(await read()).toEqual([partner]);
  await db
    .updateTable('partnership')
    .set({ status: 'ended' })
    .where('recipient_id', '=', host)
    .execute();
  expect(await read()).toEqual([]);
  expect((await server.call('/discounts/?partners_of=first')).status).toBe(400);
});
