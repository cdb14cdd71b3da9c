import { sql } from 'kysely';
import type { TicketWait } from '@karavan/shared-api/contract/ticket-waits';
import { trustNewcomers } from '../../../../testing/factories/orders.ts';
import type { Client } from '../../../../testing/shop.ts';
import { openStage, type Stage } from '../../../../testing/staged-event.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { serveWaitingLists } from './serve-waiting-lists.ts';

let server: TestServer;
let stage: Stage;
beforeAll(async () => {
  server = await createTestServer();
  stage = await openStage(server);
});
afterAll(() => server.close());

const serve = (options = {}) => serveWaitingLists(server.database.db, server.transact, options);

const join = (client: Client, sizeId: number, quantity = 1) =>
  client.call('/ticket-waits/', 'POST', { size_id: sizeId, quantity });

async function waitOf(client: Client, itemId: number): Promise<TicketWait | undefined> {
  const { body } = await client.call(`/ticket-waits/?item_id=${itemId}`);
  return (body as { list: TicketWait[] }).list[0];
}

const statusOf = async (client: Client, itemId: number) => (await waitOf(client, itemId))?.status;

/** An event without places left: whoever has bought them, and how to give some back. */
async function soldOut(quota = 2) {
  const { itemId, sizeId } = await stage.newEvent({ quota });
  const holder = await stage.newClient();
  const orders: number[] = [];
  for (let place = 0; place < quota; place++) orders.push(await stage.sell(holder, sizeId));
  const giveBack = async (count = 1) => {
    for (let freed = 0; freed < count; freed++) {
      await server.transact((unit) =>
        server.orders.refund(unit, {
          orderId: orders.pop()!,
          organizationId: stage.organizationId,
          goodsReturn: true,
        }),
      );
    }
  };
  return { itemId, sizeId, giveBack };
}

/** As if the time of all offers were over. */
const letLapse = () =>
  server.database.db
    .updateTable('ticket_wait')
    .set({ offered_until: sql<Date>`now() - interval '1 minute'` })
    .where('status', '=', 'offered')
    .execute();

const countJobs = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from graphile_worker.jobs
    where task_identifier = 'serve-waiting-lists'`.execute(server.database.db);
  return rows[0]!.count;
};

describe('a section that is sold out', () => {
  it('is waited for in order, and each keeps their place', async () => {
    const { itemId, sizeId } = await soldOut();
    const [first, second] = [await stage.newClient(), await stage.newClient()];
    expect(await join(first, sizeId, 2)).toMatchObject({
      status: 201,
      body: { status: 'waiting', ahead: 0, quantity: 2, size: 'Партер', offered_until: null },
    });
    expect((await join(second, sizeId)).body).toMatchObject({ ahead: 1 });
    const { id } = (await waitOf(first, itemId))!;
    expect((await join(first, sizeId)).body).toMatchObject({ id, quantity: 2, ahead: 0 });
    expect(await stage.run(itemId)).toMatchObject({ waiting: 2, sections: [{ waiting: 2 }] });
  });

  it('has no waiting list while so many places are free, before the sale or after it', async () => {
    const client = await stage.newClient();
    const { itemId, sizeId } = await stage.newEvent({ quota: 2 });
    expect(await join(client, sizeId, 2)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect((await join(client, sizeId, 3)).status).toBe(201);
    const other = await stage.newClient();
    await stage.cancel(itemId);
    expect((await join(other, sizeId, 3)).body).toMatchObject({ code: 'event_cancelled' });
    const { itemId: early, sizeId: later } = await stage.newEvent({ quota: 0 });
    await server.database.db
      .updateTable('event')
      .set({ sales_from: sql<Date>`now() + interval '1 day'` })
      .where('item_id', '=', early)
      .execute();
    expect((await join(other, later)).body).toMatchObject({ code: 'sale_not_begun' });
  });
});

describe('places that come free', () => {
  it('are kept for whoever waits first, who is told once and can buy them', async () => {
    const { itemId, sizeId, giveBack } = await soldOut();
    const [first, second] = [await stage.newClient(), await stage.newClient()];
    await join(first, sizeId);
    await join(second, sizeId);
    await giveBack();
    await serve();
    await serve();
    const offered = (await waitOf(first, itemId))!;
    expect(offered.status).toBe('offered');
    expect(Date.parse(offered.offered_until!)).toBeGreaterThan(Date.now());
    expect(await stage.toldOf('waited_tickets_free', itemId)).toEqual([first.id]);
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 1, held: 1 });
    expect((await stage.ask(second, sizeId)).body).toMatchObject({ code: 'sold_out' });
    expect((await stage.ask(first, sizeId)).status).toBe(201);
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 1, held: 1 });
    expect(await waitOf(first, itemId)).toBeUndefined();
    expect(await stage.toldOf('waited_tickets_free', itemId)).toEqual([]);
  });

  it('are bought whole by a newcomer for whom they are kept', async () => {
    const { itemId, sizeId, giveBack } = await soldOut();
    const client = await stage.newClient();
    await join(client, sizeId, 2);
    await giveBack(2);
    await serve();
    const { db } = server.database;
    await db
      .deleteFrom('order_limits')
      .where('organization_id', '=', stage.organizationId)
      .execute();
    expect(await statusOf(client, itemId)).toBe('offered');
    expect((await stage.ask(client, sizeId, 2)).status).toBe(201);
    await trustNewcomers(db, stage.organizationId);
  });

  it('are bought by nobody who does not wait, even before they are offered', async () => {
    const { sizeId, giveBack } = await soldOut();
    const [waiting, passer] = [await stage.newClient(), await stage.newClient()];
    await join(waiting, sizeId);
    await giveBack();
    expect((await stage.ask(passer, sizeId)).body).toMatchObject({ code: 'sold_out' });
    expect((await join(passer, sizeId)).status).toBe(201);
    expect((await stage.ask(waiting, sizeId)).status).toBe(201);
  });

  it('are for sale to all where nobody’s wish fits', async () => {
    const { itemId, sizeId, giveBack } = await soldOut();
    const [pair, single] = [await stage.newClient(), await stage.newClient()];
    await join(pair, sizeId, 2);
    await giveBack();
    await serve();
    expect(await statusOf(pair, itemId)).toBe('waiting');
    expect((await stage.ask(single, sizeId)).status).toBe(201);
  });

  it('come from whatever adds places, as a larger quota does', async () => {
    const { itemId, sizeId } = await soldOut();
    const client = await stage.newClient();
    await join(client, sizeId, 3);
    const before = await countJobs();
    await sql`
      update stock set pieces = pieces + 3
      from item_size where item_size.id = ${sizeId} and stock.id = item_size.stock_id`.execute(
      server.database.db,
    );
    expect(await countJobs()).toBe(before + 1);
    await serve();
    expect(await statusOf(client, itemId)).toBe('offered');
  });

  it('go to the next when they are not bought in time, or given up', async () => {
    const { itemId, sizeId, giveBack } = await soldOut();
    const [first, second, third] = [
      await stage.newClient(),
      await stage.newClient(),
      await stage.newClient(),
    ];
    for (const client of [first, second, third]) await join(client, sizeId);
    await giveBack();
    await serve();
    await letLapse();
    await serve();
    expect(await waitOf(first, itemId)).toBeUndefined();
    expect(await stage.toldOf('waited_tickets_lapsed', itemId)).toEqual([first.id]);
    const { id, status } = (await waitOf(second, itemId))!;
    expect(status).toBe('offered');
    expect((await third.call(`/ticket-waits/${id}/`, 'DELETE')).status).toBe(404);
    expect((await second.call(`/ticket-waits/${id}/`, 'DELETE')).status).toBe(204);
    expect((await second.call(`/ticket-waits/${id}/`, 'DELETE')).status).toBe(204);
    await serve();
    expect(await statusOf(third, itemId)).toBe('offered');
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 1, held: 1 });
  });

  it('are offered once, however many jobs and buyers there are at once', async () => {
    const { itemId, sizeId, giveBack } = await soldOut(3);
    const waiting = await Promise.all(Array.from({ length: 4 }, () => stage.newClient()));
    for (const client of waiting) await join(client, sizeId);
    const passers = await Promise.all(Array.from({ length: 4 }, () => stage.newClient()));
    await giveBack(3);
    const answers = await Promise.all([
      serve(),
      serve(),
      ...passers.map(async (client) => (await stage.ask(client, sizeId)).status),
    ]);
    expect(answers.filter((status) => status === 201)).toEqual([]);
    await serve();
    const states = await Promise.all(waiting.map((client) => statusOf(client, itemId)));
    expect(states).toEqual(['offered', 'offered', 'offered', 'waiting']);
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 3, held: 3 });
  });
});

describe('a waiting list', () => {
  it('is cleared when its event is cancelled', async () => {
    const { itemId, sizeId } = await soldOut();
    const client = await stage.newClient();
    await join(client, sizeId);
    await stage.cancel(itemId);
    expect(await waitOf(client, itemId)).toBeUndefined();
    await serve();
    expect(await stage.toldOf('waited_event_cleared', itemId)).toEqual([client.id]);
    expect(await stage.run(itemId)).toMatchObject({ waiting: 0 });
  });

  it('is cleared whole, a few places at a time', async () => {
    const { itemId, sizeId, giveBack } = await soldOut();
    const clients = [];
    for (let place = 0; place < 5; place++) clients.push(await stage.newClient());
    for (const client of clients) await join(client, sizeId);
    await giveBack();
    await serve();
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 1, held: 1 });
    await server.database.db
      .updateTable('event')
      .set({ status: 'cancelled' })
      .where('item_id', '=', itemId)
      .execute();
    await serve({ batch: 2 });
    expect(await stage.toldOf('waited_event_cleared', itemId)).toEqual(clients.map(({ id }) => id));
    expect(await stage.stockOf(sizeId)).toMatchObject({ held: 0 });
  });

  it('that fails is put off and holds back no other', async () => {
    const [stuck, other] = [await soldOut(), await soldOut()];
    const { db } = server.database;
    const clients = [await stage.newClient(), await stage.newClient()] as const;
    await join(clients[0], stuck.sizeId);
    await join(clients[1], other.sizeId);
    await sql`
      create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'Nothing can be done with it'; end $$`.execute(db);
    await sql`
      create trigger refuse before update on ticket_wait
      for each row when (old.item_id = ${sql.lit(stuck.itemId)}) execute function refuse()`.execute(
      db,
    );
    await stuck.giveBack();
    await other.giveBack();
    await expect(serve({ batch: 1 })).rejects.toThrow('1 failed');
    expect(await statusOf(clients[1], other.itemId)).toBe('offered');
    await serve();
    await sql`drop trigger refuse on ticket_wait`.execute(db);
    await sql`delete from postponed_work`.execute(db);
    await serve();
    expect(await statusOf(clients[0], stuck.itemId)).toBe('offered');
  });

  it('of blocked people alone is nothing to do', async () => {
    const { sizeId, giveBack } = await soldOut();
    const blocked = await stage.newClient();
    await join(blocked, sizeId);
    await server.database.db
      .insertInto('organization_block')
      .values({ organization_id: stage.organizationId, user_id: blocked.id })
      .execute();
    await serve();
    const sentBy = async () => {
      const before = server.database.countSent();
      await serve();
      return server.database.countSent() - before;
    };
    const idle = await sentBy();
    await giveBack();
    expect(await sentBy()).toBe(idle);
  });

  it('lets nobody come back to a place they had', async () => {
    const { itemId, sizeId } = await soldOut();
    const client = await stage.newClient();
    await join(client, sizeId);
    const { id } = (await waitOf(client, itemId))!;
    await client.call(`/ticket-waits/${id}/`, 'DELETE');
    await expect(
      server.database.db
        .updateTable('ticket_wait')
        .set({ status: 'waiting', ended_at: null })
        .where('id', '=', id)
        .execute(),
    ).rejects.toMatchObject({ constraint: 'ticket_wait_forward' });
  });

  it('passes over whom the organization has blocked', async () => {
    const { itemId, sizeId, giveBack } = await soldOut();
    const [blocked, next] = [await stage.newClient(), await stage.newClient()];
    await join(blocked, sizeId);
    await join(next, sizeId);
    await server.database.db
      .insertInto('organization_block')
      .values({ organization_id: stage.organizationId, user_id: blocked.id })
      .execute();
    await giveBack();
    await serve();
    expect(await statusOf(next, itemId)).toBe('offered');
    const { sizeId: other } = await soldOut();
    expect((await join(blocked, other)).body).toMatchObject({ code: 'blocked' });
  });
});
