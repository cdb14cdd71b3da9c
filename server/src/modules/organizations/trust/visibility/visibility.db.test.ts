import type { Visibility, VisibilityCase } from '@karavan/shared-api/contract/visibility';
import { createOperator, createUser } from '../../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let operator: string;
let otherOperator: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  operator = await server.sessionOf(await createOperator(db));
  otherOperator = await server.sessionOf(await createOperator(db));
});
afterAll(() => server.close());

async function open() {
  const { db } = server.database;
  const owner = await createUser(db);
  const id = await createOrganization(db, { ownerId: owner });
  const item = await createItem(db, { organization_id: id });
  const token = await server.sessionOf(owner);
  return {
    id,
    owner,
    read: async () =>
      (await server.call(`/organizations/${id}/shadow_ban_status/`, { token })).body as Visibility,
    ask: (text = 'Мы исправили') =>
      server.call(`/organizations/${id}/request_from_shadow_ban/`, {
        method: 'POST',
        token,
        body: { text },
      }),
    isFound: async () => {
      const { list } = (await server.call('/shop/feed/?limit=100')).body as {
        list: { id: number }[];
      };
      return list.some((post) => post.id === item);
    },
  };
}

const limit = (id: number, reason = 'Обман', as = operator) =>
  server.call(`/platform/organizations/${id}/limit/`, {
    method: 'POST',
    token: as,
    body: { reason },
  });
const decide = (id: number, decision: string, as = operator) =>
  server.call(`/platform/reviews/${id}/decide/`, {
    method: 'POST',
    token: as,
    body: { decision, reason: 'Ответ' },
  });
const caseIn = async (state: string, id: number) =>
  (
    (await server.call(`/platform/reviews/?state=${state}`, { token: operator })).body as {
      list: VisibilityCase[];
    }
  ).list.find(({ organization }) => organization.id === id);

describe('a limited organization', () => {
  it('is found no more, knows why, and is found again when the review says so', async () => {
    const own = await open();
    expect(await own.read()).toEqual({
      state: 'normal',
      reason: null,
      since: null,
      request: null,
      can_request: false,
      refusal: 'not_limited',
      possible_at: null,
      history: [],
    });
    expect(await own.isFound()).toBe(true);
    expect((await own.ask()).status).toBe(409);
    expect((await limit(own.id)).status).toBe(200);
    expect(await own.isFound()).toBe(false);
    expect(await own.read()).toMatchObject({
      state: 'limited',
      reason: 'Обман',
      since: expect.any(String),
      can_request: true,
      refusal: null,
    });
    expect((await own.ask()).status).toBe(201);
    expect(await own.read()).toMatchObject({
      state: 'review_requested',
      can_request: false,
      refusal: 'under_review',
      request: { text: 'Мы исправили' },
    });
    expect(await own.isFound()).toBe(false);
    expect(await caseIn('open', own.id)).toMatchObject({ decisions: ['lift', 'keep'] });
    expect((await decide(own.id, 'lift')).status).toBe(200);
    expect(await own.isFound()).toBe(true);
    expect(await caseIn('lifted', own.id)).toMatchObject({
      state: 'normal',
      reason: null,
      history: [{ action: 'lifted' }, { action: 'review_requested' }, { action: 'limited' }],
    });
    const told = await server.database.db
      .selectFrom('notification')
      .select('type')
      .where('user_id', '=', own.owner)
      .orderBy('id')
      .execute();
    expect(told.map(({ type }) => type)).toEqual([
      'organization_limited',
      'organization_unlimited',
    ]);
  });

  it('has to wait after a review that was declined', async () => {
    const own = await open();
    await limit(own.id);
    await own.ask();
    expect((await decide(own.id, 'keep')).status).toBe(200);
    const kept = await own.read();
    expect(kept).toMatchObject({ state: 'limited', can_request: false, refusal: 'too_early' });
    const days = (Date.parse(kept.possible_at!) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect((await own.ask()).status).toBe(409);
    await server.database.db
      .updateTable('organization_restriction')
      .set({ review_after: new Date(Date.now() - 1000) })
      .where('organization_id', '=', own.id)
      .execute();
    expect((await own.ask()).status).toBe(201);
  });

  it('asks once, however often the button is pressed', async () => {
    const own = await open();
    await limit(own.id);
    const answers = await Promise.all([own.ask(), own.ask(), own.ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('is limited once by two operators, with the reason of one', async () => {
    const own = await open();
    const answers = await Promise.all([
      limit(own.id, 'Первый'),
      limit(own.id, 'Второй', otherOperator),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await own.read()).history).toHaveLength(1);
  });

  it('is decided on once: the other operator is told', async () => {
    const own = await open();
    await limit(own.id);
    await own.ask();
    const answers = await Promise.all([
      decide(own.id, 'lift'),
      decide(own.id, 'keep', otherOperator),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    // Whoever comes second may still lift what was kept.
    expect([
      [200, 409],
      [200, 200],
    ]).toContainEqual(statuses);
    const { state } = await own.read();
    expect(await own.isFound()).toBe(state === 'normal');
    expect((await decide(own.id, 'keep')).status).toBe(state === 'normal' ? 409 : 200);
  });

  it('is none where there is no organization', async () => {
    expect((await limit(999_999)).status).toBe(404);
    expect((await decide((await open()).id, 'lift')).status).toBe(404);
  });
});
