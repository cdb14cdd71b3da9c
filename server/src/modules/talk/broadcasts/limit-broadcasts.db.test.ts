import { sql } from 'kysely';
import type { OrganizationMessage } from '@karavan/shared-api/contract/organization-messages';
import { openNewsroom, type Newsroom } from '../../../testing/newsroom.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { limitBroadcasts } from './limit-broadcasts.ts';

const DAY = 86_400_000;

let server: TestServer;
let desk: Newsroom;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  desk = await openNewsroom(server);
});

describe('how often an organization writes', () => {
  it('is limited, with the time of the next one', async () => {
    const key = crypto.randomUUID();
    const first = await desk.send({ text: 'Первое' }, key);
    expect(first.status).toBe(201);
    expect(await desk.send({ text: 'Первое' }, key)).toMatchObject({
      status: 201,
      body: first.body,
    });
    const refused = await desk.send({ text: 'Второе' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'message_sent_lately' } });
    const { retry_after } = refused.body as { retry_after: number };
    expect([retry_after > 86_000, retry_after <= 86_400]).toEqual([true, true]);
    const { next_at } = await desk.reach();
    const sentAt = new Date((first.body as OrganizationMessage).sent_at);
    expect(new Date(next_at!).getTime() - sentAt.getTime()).toBe(DAY);
    await desk.age(1);
    expect((await desk.send({ text: 'Второе' })).status).toBe(201);
  });

  it('holds for those who send at once: one of them comes through', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.send()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429, 429, 429, 429]);
    expect(await desk.log()).toHaveLength(1);
  });

  it('would not if sending held nothing', async () => {
    const { db } = server.database;
    const values = {
      organization_id: desk.id,
      author_id: desk.author,
      text: 'Раз',
      audience: 'all' as const,
    };
    const insert = (executor: typeof db) =>
      executor
        .insertInto('broadcast')
        .values({ ...values, days: null })
        .execute();
    await db.transaction().execute(async (trx) => {
      await limitBroadcasts(trx, { organizationId: desk.id, perDay: 1 });
      await db.transaction().execute(async (other) => {
        await limitBroadcasts(other, { organizationId: desk.id, perDay: 1 });
        await insert(other);
      });
      await insert(trx);
    });
    const { rows } = await sql`select from broadcast where organization_id = ${desk.id}`.execute(
      db,
    );
    expect(rows).toHaveLength(2);
  });
});
