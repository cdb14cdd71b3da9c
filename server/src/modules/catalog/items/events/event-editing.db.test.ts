import fc from 'fast-check';
import type { EditedEvent, EventInput } from '@karavan/shared-api/contract/events';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { createUpload } from '../../../../testing/factories/files.ts';
import { openStage, type Stage } from '../../../../testing/staged-event.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

jest.setTimeout(60_000);

let server: TestServer;
let stage: Stage;
let photo: number;
beforeAll(async () => {
  server = await createTestServer();
  stage = await openStage(server);
  // The first category, which the factory of items makes.
  await stage.newEvent();
  photo = await createUpload(server.database.db, stage.owner);
});
afterAll(() => server.close());

type Section = EventInput['sections'][number];

const section = (values: Partial<Section> = {}): Section => ({
  id: null,
  name: '',
  price: '500',
  quota: 10,
  sales_from: null,
  sales_until: null,
  ...values,
});

const input = (values: Partial<EventInput> = {}): EventInput => ({
  title: 'Концерт у озера',
  description: '',
  translations: [],
  category: 1,
  images: [{ upload_id: photo, alt: '' }],
  videos: [],
  status: 'published',
  publish_at: null,
  starts: '2090-06-01T19:00',
  ends: '2090-06-01T22:00',
  place: 'Летняя сцена',
  sales_from: null,
  sales_until: null,
  sections: [section()],
  ...values,
});

const add = async (values?: Partial<EventInput>) =>
  (await stage.call('/', 'POST', input(values))).body as EditedEvent;

const inputOf = ({ images, category, ...event }: EditedEvent) => ({
  ...event,
  category: category.id,
  videos: [],
  images: images.map(({ file_id, alt }) => ({ file_id, alt })),
});

const update = (event: EditedEvent, values: object = {}) =>
  stage.call(`/${event.id}/`, 'PUT', { ...inputOf(event), ...values });

const page = async (id: number) => (await server.call(`/shop/items/${id}/`)).body as ItemDetail;

const BOTH = [section({ name: 'Партер', price: '900' }), section({ name: 'Балкон', price: '400' })];

describe('the sections of an event', () => {
  it('cost what they cost in list, quote, order and receipt alike', async () => {
    const { id, sections } = await add({ sections: BOTH });
    expect(sections.map(({ name, quota, taken }) => [name, quota, taken])).toEqual([
      ['Партер', 10, 0],
      ['Балкон', 10, 0],
    ]);
    const shown = await page(id);
    expect(shown).toMatchObject({ price: { amount: '400.00' }, is_from: true });
    expect(shown.sizes.map(({ price }) => price!.amount)).toEqual(['900.00', '400.00']);
    const client = await stage.newClient();
    for (const [at, price] of ['1800.00', '800.00'].entries()) {
      const { id: size_id } = shown.sizes[at]!;
      const quote = await client.call('/tickets/preprocess/', 'POST', { size_id, quantity: 2 });
      expect(quote.body).toMatchObject({ total: { amount: price } });
      const order = await stage.sell(client, size_id, 2);
      expect(await client.receipt(order)).toMatchObject({ total: { amount: price } });
    }
    expect(await stage.run(id)).toMatchObject({ sections: [{ sold: 2 }, { sold: 2 }] });
  });

  it('never have fewer places than are taken, and keep what is sold meanwhile', async () => {
    const event = await add({ sections: [section({ quota: 5 })] });
    const sizeId = event.sections[0]!.id;
    const client = await stage.newClient();
    await stage.sell(client, sizeId, 2);
    await stage.ask(client, sizeId, 1);
    const less = (quota: number) => update(event, { sections: [section({ id: sizeId, quota })] });
    expect(await less(2)).toMatchObject({ status: 409, body: { code: 'quota_taken', count: 3 } });
    expect((await less(3)).status).toBe(200);
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 1, held: 1 });
    expect((await stage.ask(client, sizeId)).body).toMatchObject({ code: 'sold_out' });
    const removal = update({ ...event, version: 2 }, { sections: [section()] });
    expect((await removal).body).toMatchObject({ code: 'size_in_use' });
  });

  it('have as many places as are sold, promised and free, whatever is done', async () => {
    const event = await add({ sections: [section({ quota: 6, price: '0' })] });
    const sizeId = event.sections[0]!.id;
    const client = await stage.newClient();
    let version = event.version;
    const step = fc.oneof(
      fc.record({ do: fc.constant('quota' as const), number: fc.nat({ max: 12 }) }),
      fc.record({ do: fc.constant('buy' as const), number: fc.integer({ min: 1, max: 3 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 4 }), async (steps) => {
        for (const { do: what, number } of steps) {
          if (what === 'buy') await stage.ask(client, sizeId, number, 'self_pickup');
          else {
            const sections = [section({ id: sizeId, quota: number, price: '0' })];
            const { status } = await update({ ...event, version }, { sections });
            if (status === 200) version += 1;
          }
        }
        const { sold, held, quota } = await stage.run(event.id);
        const { stock } = await stage.stockOf(sizeId);
        expect(stock + sold).toBe(quota);
        expect(sold + held).toBeLessThanOrEqual(quota);
      }),
      { numRuns: 8 },
    );
  });
});

describe('the time of sale', () => {
  it('is kept under lock, and says when it begins or that it is over', async () => {
    const client = await stage.newClient();
    const { id, sections } = await add({
      sales_from: '2089-01-01T10:00',
      sections: [
        section({ name: 'Партер', sales_from: '2020-01-01T10:00' }),
        section({ name: 'Балкон' }),
        section({ name: 'Ложа', sales_from: '2020-01-01T10:00', sales_until: '2021-01-01T10:00' }),
      ],
    });
    const codes: unknown[] = [];
    for (const { id: sizeId } of sections) codes.push((await stage.ask(client, sizeId)).body);
    expect(codes).toMatchObject([
      { transaction_id: expect.any(Number) },
      { code: 'sale_not_begun', at: '2089-01-01T04:00:00.000Z' },
      { code: 'sale_over', at: '2021-01-01T04:00:00.000Z' },
    ]);
    expect((await page(id)).sizes[2]).toMatchObject({ sales_until: '2021-01-01T04:00:00.000Z' });
  });

  it('goes by the clock of the place, also where that leaps', async () => {
    await server.database.db
      .updateTable('organization')
      .set({ time_zone: 'Europe/Berlin' })
      .where('id', '=', stage.organizationId)
      .execute();
    // At two o'clock that night it becomes three; in October three becomes two.
    const spring = await add({ sales_from: '2090-03-26T02:30' });
    expect((await page(spring.id)).event).toMatchObject({ sales_from: '2090-03-26T01:30:00.000Z' });
    const autumn = await add({
      starts: '2090-10-29T02:15',
      ends: '2090-10-29T03:15',
      sales_until: '2090-10-29T02:00',
    });
    expect((await page(autumn.id)).event).toMatchObject({
      sales_until: '2090-10-29T00:00:00.000Z',
      starts_at: '2090-10-29T00:15:00.000Z',
      ends_at: '2090-10-29T02:15:00.000Z',
    });
  });
});

describe('an edit of an event', () => {
  it('leaves time and place alone once tickets are sold', async () => {
    const event = await add();
    const moved = { starts: '2090-06-02T19:00', ends: '2090-06-02T22:00' };
    expect((await update(event, moved)).status).toBe(200);
    const client = await stage.newClient();
    await stage.sell(client, event.sections[0]!.id);
    const { body } = await stage.call(`/${event.id}/edit/`);
    const sold = body as EditedEvent;
    expect(sold).toMatchObject({ is_sold: true, starts: moved.starts });
    expect((await update(sold, { place: 'Зал' })).body).toMatchObject({ code: 'event_sold' });
    expect((await update(sold, { title: 'Концерт' })).status).toBe(200);
    const late = await update(sold, { title: 'Опера' });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'item_changed', item: { title: 'Концерт' } },
    });
  });

  it('names the field that cannot be', async () => {
    const refused = async (values: Partial<EventInput>, field: string) => {
      const { body } = await stage.call('/', 'POST', input(values));
      expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    };
    await refused({ sections: [...BOTH, section({ name: ' партер' })] }, 'sections.2.name');
    await refused({ ends: '2090-06-01T19:00' }, 'ends');
    await refused({ starts: '2020-06-01T19:00' }, 'starts');
    await refused({ sections: [section({ price: '1.005' })] }, 'sections.0.price');
  });

  it('is not for those who cannot manage events', async () => {
    const { id } = await add({ status: 'draft', images: [] });
    const rival = await openStage(server);
    expect((await rival.call(`/${id}/edit/`)).status).toBe(404);
    expect((await server.call(`/shop/items/${id}/`)).status).toBe(404);
  });
});

describe('an event as a whole', () => {
  it('is duplicated as a draft with all places and extras free, in no series', async () => {
    const wine = { id: null, name: 'Бокал вина', price: '300', quota: 9, per_order: 2 };
    const event = await add({ sections: BOTH, sales_until: '2090-06-01T18:00', extras: [wine] });
    await stage.sell(await stage.newClient(), event.sections[0]!.id, 2);
    const { status, body } = await stage.call(`/${event.id}/duplicate/`, 'POST');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: event.title,
      status: 'draft',
      starts: event.starts,
      sales_until: '2090-06-01T18:00',
      is_sold: false,
      sections: [
        { name: 'Партер', quota: 10, taken: 0, price: '900.00' },
        { name: 'Балкон', quota: 10, taken: 0, price: '400.00' },
      ],
      extras: [{ name: 'Бокал вина', quota: 9, per_order: 2, taken: 0 }],
      images: [{ file_id: event.images[0]!.file_id }],
    });
    expect((await stage.run((body as EditedEvent).id)).dates).toEqual([]);
  });

  it('that is over is duplicated to the same weekday and time, to come', async () => {
    // Staff tell times to the minute.
    const begun = new Date(Math.floor(Date.now() / 60_000 - 15 * 1440) * 60_000);
    const { itemId } = await stage.newEvent({ startsAt: begun });
    const copy = (await stage.call(`/${itemId}/duplicate/`, 'POST')).body as EditedEvent;
    const { starts_at } = await stage.run(copy.id);
    expect(Date.parse(starts_at)).toBe(begun.getTime() + 21 * 86_400_000);
  });

  it('is deleted while nobody has bought a ticket, stands on a list or waits', async () => {
    const { id } = await add();
    expect((await stage.call(`/${id}/`, 'DELETE')).status).toBe(204);
    expect((await stage.call(`/${id}/`)).status).toBe(404);
    const refused = async (event: EditedEvent) => {
      const { body } = await stage.call(`/${event.id}/`, 'DELETE');
      expect(body).toMatchObject({ code: 'item_ordered' });
      expect((await stage.call(`/${event.id}/`)).status).toBe(200);
    };
    const sold = await add();
    await stage.ask(await stage.newClient(), sold.sections[0]!.id);
    await refused(sold);
    const invited = await add();
    const guest = { name: 'Анна', party: 1, section_id: invited.sections[0]!.id };
    await stage.call(`/${invited.id}/guests/`, 'POST', guest);
    await refused(invited);
    const awaited = await add({ sections: [section({ quota: 0 })] });
    const waiting = await stage.newClient();
    const wish = { size_id: awaited.sections[0]!.id, quantity: 1 };
    expect((await waiting.call('/ticket-waits/', 'POST', wish)).status).toBe(201);
    await refused(awaited);
  });

  it('leaves the other dates of its series one series', async () => {
    const { id } = await add();
    await stage.call(`/${id}/dates/`, 'POST', { starts: ['2090-06-08T19:00', '2090-06-15T19:00'] });
    const others = (await stage.run(id)).dates.flatMap(({ item_id }) =>
      item_id === id ? [] : [item_id],
    );
    expect((await stage.call(`/${id}/`, 'DELETE')).status).toBe(204);
    const { dates } = await stage.run(others[0]!);
    expect(dates.map(({ item_id }) => item_id)).toEqual(others);
    expect(await page(others[0]!)).toMatchObject({ event: { dates: [{}, {}] } });
  });
});
