import { sql } from 'kysely';
import { createUser } from '../../../../testing/factories/accounts.ts';
import { openStage, type Stage } from '../../../../testing/staged-event.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import type { Client } from '../../../../testing/shop.ts';
import { admitTicket } from '../activate-ticket.ts';

let server: TestServer;
let stage: Stage;
beforeAll(async () => {
  server = await createTestServer();
  stage = await openStage(server);
});
afterAll(() => server.close());

interface Held {
  tickets: { id: number; secret: string | null; status: string; giver: string }[];
  offers: { id: number; ticket: { id: number; secret: string | null } }[];
}

const held = async (client: Client) => (await client.call('/held-tickets/', 'GET')).body as Held;

const offer = (from: Client, ticket: number, to: number) =>
  from.call(`/held-tickets/${ticket}/offer/`, 'POST', { person: `UID${to}` });

const answer = (who: Client, id: number, what: 'accept' | 'decline' | 'withdraw') =>
  who.call(`/ticket-offers/${id}/${what}/`, 'POST', {});

/** A ticket that is paid for, with its buyer and somebody else. */
async function sold() {
  const [giver, friend] = [await stage.newClient(), await stage.newClient()];
  const { sizeId, itemId } = await stage.newEvent();
  const order = await stage.sell(giver, sizeId);
  const [ticket] = (await giver.receipt(order)).tickets;
  return { giver, friend, order, itemId, ticket: ticket!.id, secret: ticket!.secret! };
}

async function offered() {
  const one = await sold();
  const { status, body } = await offer(one.giver, one.ticket, one.friend.id);
  expect(status).toBe(201);
  return { ...one, offerId: (body as { id: number }).id };
}

const told = (type: string, item: number) => stage.toldOf(type, item);

it('a ticket goes to another person with a new code, and the receipt stays with its buyer', async () => {
  const { giver, friend, order, ticket, secret, offerId, itemId } = await offered();
  expect(await told('ticket_offered', itemId)).toEqual([friend.id]);
  expect((await held(friend)).offers).toMatchObject([{ id: offerId, ticket: { secret: null } }]);
  expect((await giver.receipt(order)).tickets).toMatchObject([{ secret, offer: { id: offerId } }]);

  expect(await answer(friend, offerId, 'accept')).toMatchObject({ body: { status: 'accepted' } });
  // A repeat changes nothing.
  expect((await answer(friend, offerId, 'accept')).status).toBe(200);
  const { tickets, offers } = await held(friend);
  expect(offers).toEqual([]);
  expect(tickets).toMatchObject([{ id: ticket, status: 'valid' }]);
  expect(tickets[0]!.secret).not.toBe(secret);
  expect((await giver.receipt(order)).tickets).toMatchObject([
    { secret: null, holder: expect.any(String) },
  ]);
  expect(await told('ticket_offer_accepted', itemId)).toEqual([giver.id]);

  expect((await stage.scan(secret)).status).toBe(404);
  expect((await stage.scan(tickets[0]!.secret!)).status).toBe(200);
  expect((await offer(friend, ticket, giver.id)).body).toMatchObject({ code: 'ticket_used' });
});

it('whoever has it may hand it on, and nobody else', async () => {
  const { giver, friend, ticket, offerId } = await offered();
  expect((await offer(giver, ticket, friend.id)).status).toBe(409);
  expect((await answer(giver, offerId, 'accept')).status).toBe(404);
  await answer(friend, offerId, 'accept');
  const third = await stage.newClient();
  expect((await offer(giver, ticket, third.id)).status).toBe(404);
  const { body } = await offer(friend, ticket, third.id);
  expect((await answer(third, (body as { id: number }).id, 'accept')).status).toBe(200);
  expect((await held(friend)).tickets).toEqual([]);
  expect((await held(third)).tickets).toHaveLength(1);
});

it('an offer can be declined and taken back, and then nothing comes of it', async () => {
  const first = await offered();
  expect((await answer(first.friend, first.offerId, 'decline')).status).toBe(200);
  expect((await answer(first.friend, first.offerId, 'accept')).status).toBe(409);
  expect(await told('ticket_offer_declined', first.itemId)).toEqual([first.giver.id]);
  const second = await offered();
  expect((await answer(second.giver, second.offerId, 'withdraw')).status).toBe(200);
  expect(await told('ticket_offered', second.itemId)).toEqual([]);
  expect((await answer(second.friend, second.offerId, 'accept')).status).toBe(409);
  expect((await stage.scan(second.secret)).status).toBe(200);
});

it('is refused for oneself, for nobody, and once the ticket is used or its event cancelled', async () => {
  const { giver, ticket, itemId, friend, secret } = await sold();
  expect((await offer(giver, ticket, giver.id)).status).toBe(400);
  expect((await offer(giver, ticket, 999_999)).body).toMatchObject({ code: 'user_not_found' });
  const { body } = await offer(giver, ticket, friend.id);
  const { id } = body as { id: number };
  await stage.cancel(itemId);
  expect((await answer(friend, id, 'accept')).body).toMatchObject({ code: 'ticket_not_valid' });
  expect((await held(friend)).offers).toEqual([]);
  const used = await offered();
  expect((await stage.scan(used.secret)).status).toBe(200);
  expect((await answer(used.friend, used.offerId, 'accept')).body).toMatchObject({
    code: 'ticket_used',
  });
  expect((await stage.scan(secret)).body).toMatchObject({ code: 'ticket_not_valid' });
});

it('whoever was handed a ticket hears that its event is cancelled, and so does its buyer', async () => {
  const { giver, friend, itemId, offerId } = await offered();
  await answer(friend, offerId, 'accept');
  await stage.cancel(itemId);
  await stage.work(itemId);
  const heard = await told('event_cancelled_for_client', itemId);
  expect(heard.toSorted((a, b) => a - b)).toEqual([giver.id, friend.id].toSorted((a, b) => a - b));
  expect((await held(friend)).tickets).toMatchObject([{ status: 'refunded', secret: null }]);
});

it('what another person has cannot be given back by its buyer', async () => {
  const { giver, friend, order, itemId, offerId } = await offered();
  const starts = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 16);
  const ends = new Date(Date.now() + 9 * 86_400_000 + 7_200_000).toISOString().slice(0, 16);
  await stage.call(`/${itemId}/move/`, 'POST', { starts, ends, place: 'Зал', reason: '' });
  expect((await giver.receipt(order)).returnable_until).toBeDefined();
  await answer(friend, offerId, 'accept');
  expect((await giver.receipt(order)).returnable_until).toBeUndefined();
  expect((await giver.call(`/tickets/${order}/return/`, 'POST', {})).status).toBe(409);
});

it('of the old and the new code exactly one opens the door, whoever comes first', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { friend, offerId, secret } = await offered();
    const [scan, taken] = await Promise.all([
      stage.scan(secret),
      answer(friend, offerId, 'accept'),
    ]);
    const [ticket] = (await held(friend)).tickets;
    const scans = [scan, ...(ticket ? [await stage.scan(ticket.secret!)] : [])];
    expect(scans.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([scan.status, taken.status]).toEqual(ticket ? [404, 200] : [200, 406]);
  }
});

it('by the row alone, without its code, both would get in', async () => {
  const { friend, offerId, ticket, itemId, order } = await offered();
  const known = { id: ticket, item_id: itemId, order_id: order };
  const entry = {
    organizationId: stage.organizationId,
    actorId: stage.owner,
    nonce: crypto.randomUUID(),
  };
  // Looked up by the old code, before it went on.
  await answer(friend, offerId, 'accept');
  const admitted = await server.transact((unit) => admitTicket(unit, known, entry));
  expect(admitted.activated_at).toEqual(expect.any(String));
});

it('the database keeps no old code for a new holder', async () => {
  const { ticket } = await sold();
  const other = await createUser(server.database.db);
  await expect(
    sql`update ticket set holder_id = ${other} where id = ${ticket}`.execute(server.database.db),
  ).rejects.toThrow('with a new code');
});
