import { createHash } from 'node:crypto';
import readExcelFile from 'read-excel-file/node';
import { openStage, type Stage } from '../../../../testing/staged-event.ts';
import { createMember } from '../../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let stage: Stage;
beforeAll(async () => {
  server = await createTestServer();
  stage = await openStage(server);
});
afterAll(() => server.close());

const addGuest = (item: number, section_id: number, party = 2, name = 'Анна Соколова') =>
  stage.call(`/${item}/guests/`, 'POST', { name, party, section_id });

const admit = (
  item: number,
  kind: 'ticket' | 'guest',
  entry_id: number,
  nonce = crypto.randomUUID(),
) => stage.call(`/${item}/admit/`, 'POST', { kind, entry_id, nonce });

describe('guests', () => {
  it('take places that nobody can buy, and give them back', async () => {
    const { itemId, sizeId } = await stage.newEvent({ quota: 3 });
    const { status, body } = await addGuest(itemId, sizeId);
    expect(status).toBe(201);
    const { id } = body as { id: number };
    const client = await stage.newClient();
    expect((await stage.ask(client, sizeId, 2)).body).toMatchObject({ code: 'sold_out' });
    expect((await addGuest(itemId, sizeId)).body).toMatchObject({ code: 'sold_out' });
    expect(await stage.run(itemId)).toMatchObject({ quota: 3, guests: 2, sold: 0, admitted: 0 });
    expect((await stage.call(`/${itemId}/guests/${id}/`, 'DELETE')).status).toBe(204);
    expect(await stage.stockOf(sizeId)).toEqual({ stock: 3, held: 0 });
  });

  it('come in with their code, all of a name at once', async () => {
    const { itemId, sizeId } = await stage.newEvent();
    await addGuest(itemId, sizeId, 3);
    const [guest] = await stage.door(itemId, '?kind=guest');
    const { id, secret } = guest!;
    expect(await stage.scan(secret!)).toMatchObject({
      status: 200,
      body: { client: 'Анна Соколова × 3', size: 'Партер' },
    });
    expect(await stage.scan(secret!)).toMatchObject({ body: { code: 'ticket_used' } });
    expect(await stage.door(itemId, '?kind=guest')).toMatchObject([{ id, secret: null }]);
    expect(await stage.run(itemId)).toMatchObject({ guests: 3, admitted: 3 });
    expect((await stage.call(`/${itemId}/guests/${id}/`, 'DELETE')).status).toBe(409);
  });

  it('of another house, and of a section elsewhere, are not there', async () => {
    const rival = await openStage(server);
    const theirs = await rival.newEvent();
    const ours = await stage.newEvent();
    expect((await addGuest(theirs.itemId, theirs.sizeId)).status).toBe(404);
    expect((await addGuest(ours.itemId, theirs.sizeId)).status).toBe(404);
    await stage.cancel(ours.itemId);
    expect((await addGuest(ours.itemId, ours.sizeId)).body).toMatchObject({
      code: 'event_cancelled',
    });
  });
});

describe('the list of the door', () => {
  it('finds by name and by the number of the order, and lets in by hand once', async () => {
    const { itemId, sizeId } = await stage.newEvent();
    const client = await stage.newClient();
    const order = await stage.sell(client, sizeId, 2);
    await stage.ask(await stage.newClient(), sizeId);
    const [first, second] = await stage.door(itemId, `?search=${order}`);
    expect([first, second]).toMatchObject([
      { kind: 'ticket', order_id: order, activated_at: null, secret: null },
      { order_id: order },
    ]);
    expect(await stage.door(itemId)).toHaveLength(2);
    expect(await stage.door(itemId, '?search=%25')).toEqual([]);
    const nonce = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admit(itemId, 'ticket', first!.id)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await admit(itemId, 'ticket', second!.id, nonce)).status).toBe(200);
    expect((await admit(itemId, 'ticket', second!.id, nonce)).status).toBe(200);
    expect(await stage.run(itemId)).toMatchObject({ sold: 2, held: 1, admitted: 2 });
    const other = await stage.newEvent();
    expect((await admit(other.itemId, 'ticket', second!.id)).status).toBe(404);
  });

  it('is read by whoever scans, who can change nothing', async () => {
    const { itemId, sizeId } = await stage.newEvent();
    const scanner = await createMember(server.database.db, stage.organizationId, ['can_scan']);
    const token = await server.sessionOf(scanner);
    const base = `/organizations/${stage.organizationId}/events/${itemId}`;
    const { status, body } = await server.call(`${base}/`, { token });
    expect([status, (body as { can_manage: boolean }).can_manage]).toEqual([200, false]);
    const guest = { name: 'Анна', party: 1, section_id: sizeId };
    const refused = await server.call(`${base}/guests/`, { method: 'POST', token, body: guest });
    expect(refused.status).toBe(403);
  });

  it('is a workbook, too, in which names are texts', async () => {
    const { itemId, sizeId } = await stage.newEvent();
    await addGuest(itemId, sizeId, 1, '=HYPERLINK("http://evil.example")');
    const answer = await server.app.inject({
      url: `/api/v1/organizations/${stage.organizationId}/events/${itemId}/door/excel/`,
      headers: { authorization: `Token ${stage.token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain(`door-${itemId}.xlsx`);
    const [sheet] = await readExcelFile(answer.rawPayload);
    expect(sheet!.data[1]!.slice(0, 3)).toEqual(['=HYPERLINK("http://evil.example")', 'Партер', 1]);
  });
});

describe('a device without a network', () => {
  it('recognizes codes by their hashes, and gets no code', async () => {
    const { itemId, sizeId } = await stage.newEvent();
    const client = await stage.newClient();
    const order = await stage.sell(client, sizeId, 2);
    await addGuest(itemId, sizeId, 2);
    const secrets = (await client.receipt(order)).tickets.map(({ secret }) => secret!);
    await stage.scan(secrets[0]!);
    const { status, body } = await stage.call(`/${itemId}/door/pack/`);
    expect(status).toBe(200);
    const { list, is_whole } = body as { list: { code: string }[]; is_whole: boolean };
    expect(is_whole).toBe(true);
    const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
    expect(list).toMatchObject([
      { kind: 'ticket', party: 1, order_id: order, code: hash(secrets[0]!) },
      { kind: 'ticket', activated_at: null, code: hash(secrets[1]!) },
      { kind: 'guest', party: 2, name: 'Анна Соколова', order_id: null },
    ]);
    expect(JSON.stringify(list)).not.toContain(secrets[1]);
  });
});
