import type { RentalQuote } from '@karavan/shared-api/contract/rentals';
import {
  dayAhead,
  openTestRentals,
  PRICE,
  type TestRentals,
} from '../../../testing/test-rentals.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let rentals: TestRentals;
beforeAll(async () => {
  server = await createTestServer();
  rentals = await openTestRentals(server);
});
afterAll(() => server.close());

describe('a quote', () => {
  const quote = (itemId: number, body: object, token?: string) =>
    server.call(`/rentals/${itemId}/booking/preprocess/`, {
      method: 'POST',
      body,
      ...(token !== undefined && { token }),
    });

  it('has the card of whoever is signed in, and is kept to', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental();
    const request = { starts_at: dayAhead(5), units: 2 };
    expect((await quote(itemId, request)).body).toMatchObject({
      discount_percent: '0',
      total: { amount: '4000.00' },
    });
    const { body } = await quote(itemId, request, client.token);
    expect(body).toMatchObject({
      ends_at: dayAhead(7),
      discount_percent: '5',
      total: { amount: '3800.00' },
    });
    const { total } = body as RentalQuote;
    await server.database.db
      .updateTable('item')
      .set({ price: PRICE + 100 })
      .where('id', '=', itemId)
      .execute();
    const late = await rentals.ask(client, itemId, { ...request, total: total.amount });
    expect(late).toMatchObject({ status: 409, body: { code: 'quote_changed' } });
  });

  it.each([
    [{ starts_at: dayAhead(-1) }, 'starts_at'],
    [{ starts_at: '2026-02-30T14:00' }, 'starts_at'],
    [{ starts_at: 'tomorrow' }, 'starts_at'],
    [{ units: 31 }, 'units'],
    [{ units: 1.5 }, 'units'],
  ])('names what is wrong: %j', async (request, field) => {
    const itemId = await rentals.newRental();
    const answer = await quote(itemId, { starts_at: dayAhead(3), units: 2, ...request });
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.anything() } } });
  });

  it('is not made for what is not let', async () => {
    const answer = await quote(999_999, { starts_at: dayAhead(3), units: 1 });
    expect(answer.status).toBe(404);
  });

  it('says in words for people that a period is taken, and the calendar when', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental();
    await rentals.book(client, itemId);
    expect(await quote(itemId, { starts_at: dayAhead(4), units: 1 })).toMatchObject({
      status: 406,
      body: { code: 'period_taken' },
    });
    const [from, to] = [dayAhead(0).slice(0, 10), dayAhead(30).slice(0, 10)];
    const { body } = await server.call(`/rentals/${itemId}/periods/?from=${from}&to=${to}`);
    expect(body).toEqual({ busy: [{ from: dayAhead(3), to: dayAhead(5) }], prices: [] });
  });
});

describe('many presses', () => {
  it('hold no more than five things that are not paid for', async () => {
    const client = await rentals.shop.newClient();
    const items = await Promise.all(Array.from({ length: 15 }, () => rentals.newRental()));
    const answers = await Promise.all(items.map((item) => rentals.ask(client, item)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body]).toEqual([422, expect.objectContaining({ code: 'too_many_open' })]);
    }
    const [first] = answers.filter(({ status }) => status === 201);
    const { transaction_id } = first!.body as { transaction_id: number };
    await client.call(`/receipts/${transaction_id}/`, 'DELETE');
    expect((await rentals.ask(client, await rentals.newRental())).status).toBe(201);
  });

  it('of one client make one booking', async () => {
    const client = await rentals.shop.newClient();
    const itemId = await rentals.newRental();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => rentals.ask(client, itemId)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 406)).toHaveLength(39);
  });
});
