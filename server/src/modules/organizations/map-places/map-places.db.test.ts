import { randomUUID } from 'node:crypto';
import type { PlacePreview } from '@karavan/shared-api/contract/map-places';
import { createMember, createOperator, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { SANDBOX_PLACES } from './sandbox/sandbox-places.ts';
import { storeOrganizationTypes } from '../organizations/index.ts';

const [COFFEE] = SANDBOX_PLACES;
const PHONE = COFFEE!.place.phones[0]!;
const CLAIM = { source: 'google_maps', place_id: COFFEE!.place.place_id, phone: PHONE };

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ MAP_PLACES_PER_PERSON_HOUR: '10' });
  await storeOrganizationTypes(server.database.db);
});
afterEach(() => server.close());

async function signUp() {
  const id = await createUser(server.database.db);
  return { id, token: await server.sessionOf(id) };
}

const post = async <T = { code?: string; id: number }>(
  token: string,
  path: string,
  body: object,
) => {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await server.call(path, { method: 'POST', token, body, headers });
  return { status: answer.status, body: answer.body as T };
};

const preview = (token: string, link = COFFEE!.link) =>
  post<PlacePreview>(token, '/organizations/google_maps/preview/', { link });

/** As the form sends it. */
const inputOf = ({ place }: Pick<PlacePreview, 'place'>) => ({
  title: place.title,
  description: { ru: 'Кофе на вынос' },
  type: 6,
  subtypes: [],
  region: { country: 'KG', city: place.city },
  address: place.address,
  location: { latitude: place.latitude, longitude: place.longitude },
  currency: 'KGS',
  week: place.week,
  special_days: [],
  contacts: place.phones.map((value) => ({ kind: 'phone', value })),
  socials: [],
  average_check: null,
  place_id: place.place_id,
});

const bring = (token: string) =>
  post(token, '/organizations/google_maps/create/', inputOf(COFFEE!));

async function lastCode(): Promise<string> {
  const { rows } = await server.database.pool.query<{ code: string }>(
    `select payload ->> 'code' as code from graphile_worker._private_jobs
     where payload ->> 'to' = $1 order by id desc limit 1`,
    [PHONE],
  );
  return rows[0]!.code;
}

const claim = (token: string, organization: number) =>
  post(token, `/organizations/${organization}/place_claim/`, CLAIM);
const confirm = (token: string, organization: number, code: string) =>
  post(token, `/organizations/${organization}/place_claim/confirmation/`, { code });

/** As if a minute had passed, or a claim had had its time. */
const forgetCounts = () => server.database.pool.query('delete from throttle');
const expireClaims = () =>
  server.database.pool.query(`update place_claim set expires_at = now() - interval '1 second'`);

describe('a place', () => {
  it('is shown, and brought here once', async () => {
    const { token } = await signUp();
    const { status, body } = await preview(token);
    expect([status, body.place, body.organization]).toEqual([200, COFFEE!.place, null]);
    expect(body.pictures).toHaveLength(2);
    const opened = await bring(token);
    expect(opened.status).toBe(201);
    const own = await preview(token, COFFEE!.short);
    expect(own.body).toMatchObject({
      organization: { id: opened.body.id, is_own: true, is_confirmed: false },
      pictures: [],
    });
    const other = await signUp();
    expect((await preview(other.token)).body.organization).toMatchObject({ is_own: false });
    expect((await bring(other.token)).body.code).toBe('place_taken');
  });

  it('brings no badge', async () => {
    const { token } = await signUp();
    const { body } = await bring(token);
    const { verification_status } = await server.database.db
      .selectFrom('organization')
      .select('verification_status')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(verification_status).toBe('none');
  });

  it('is brought by one of those who do so at once', async () => {
    const people = await Promise.all([signUp(), signUp(), signUp(), signUp()]);
    const answers = await Promise.all(people.map(({ token }) => bring(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const { rows } = await server.database.pool.query('select count(*)::int from organization');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('is not told of a link that is none, nor of a place that nobody knows', async () => {
    const { token } = await signUp();
    expect((await preview(token, 'https://evil.test/maps')).status).toBe(400);
    expect((await preview(token, 'https://maps.app.goo.gl/nobody')).status).toBe(404);
  });

  it('can be looked up so often', async () => {
    const { token } = await signUp();
    for (let count = 0; count < 10; count += 1) await preview(token, 'https://evil.test/');
    expect((await preview(token)).status).toBe(429);
  });

  it('does not tell of an organization that nobody is led to', async () => {
    const { token } = await signUp();
    const { body } = await bring(token);
    const hide = server.database.db.updateTable('organization').set({ is_listed: false });
    await hide.where('id', '=', body.id).execute();
    const stranger = await signUp();
    expect((await preview(stranger.token)).body.organization).toBeNull();
    expect((await preview(token)).body.organization).not.toBeNull();
  });
});

describe('a claim', () => {
  it('makes the place the organization’s, and takes it from whoever had no code', async () => {
    const first = await signUp();
    const { body: squatted } = await bring(first.token);
    const owner = await signUp();
    const organization = await createOrganization(server.database.db, { ownerId: owner.id });
    expect((await claim(owner.token, organization)).status).toBe(200);
    const confirmed = await confirm(owner.token, organization, await lastCode());
    expect(confirmed).toMatchObject({ status: 200, body: { place_id: CLAIM.place_id } });
    expect((await preview(owner.token)).body.organization).toEqual({
      id: organization,
      title: expect.any(String),
      is_own: true,
      is_confirmed: true,
    });
    // Nothing else of the other organization has moved.
    const { rows } = await server.database.pool.query(
      'select user_id::int from organization_member where organization_id = $1 and is_owner',
      [squatted.id],
    );
    expect(rows).toEqual([{ user_id: first.id }]);
    await forgetCounts();
    expect((await claim(first.token, squatted.id)).body.code).toBe('place_taken');
  });

  it('is told to operators who decide about the badge', async () => {
    const { db } = server.database;
    const owner = await signUp();
    const id = await createOrganization(db, { ownerId: owner.id });
    await claim(owner.token, id);
    await confirm(owner.token, id, await lastCode());
    const request = { organization_id: id, requested_by: owner.id, title: 'Кофе', note: '' };
    const undecided = { reason: null, decided_by: null, decided_at: null };
    await db
      .insertInto('verification_request')
      .values({ ...request, ...undecided })
      .execute();
    const operator = await server.sessionOf(await createOperator(db));
    const { body } = await server.call('/platform/verifications/', { token: operator });
    expect(body).toMatchObject({ list: [{ places: [{ source: 'google_maps', phone: PHONE }] }] });
  });

  it('sends its code to no number that the service does not name', async () => {
    const owner = await signUp();
    const id = await createOrganization(server.database.db, { ownerId: owner.id });
    const typed = { ...CLAIM, phone: '+996700000001' };
    expect((await post(owner.token, `/organizations/${id}/place_claim/`, typed)).status).toBe(400);
    const { rows } = await server.database.pool.query('select 1 from place_claim');
    expect(rows).toEqual([]);
  });

  it('is open for one organization at a time', async () => {
    const [one, other] = await Promise.all([signUp(), signUp()]);
    const { db } = server.database;
    const [first, second] = [
      await createOrganization(db, { ownerId: one.id }),
      await createOrganization(db, { ownerId: other.id }),
    ];
    const answers = await Promise.all([claim(one.token, first), claim(other.token, second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    await forgetCounts();
    const late = answers[0]!.status === 200 ? claim(other.token, second) : claim(one.token, first);
    expect((await late).body.code).toBe('code_sent_lately');
    await forgetCounts();
    await expireClaims();
    expect((await claim(other.token, second)).status).toBe(200);
    expect((await confirm(one.token, first, await lastCode())).body.code).toBe('code_expired');
  });

  it('is won by one of two that enter the code at once', async () => {
    const owner = await signUp();
    const id = await createOrganization(server.database.db, { ownerId: owner.id });
    await claim(owner.token, id);
    const code = await lastCode();
    const answers = await Promise.all([
      confirm(owner.token, id, code),
      confirm(owner.token, id, code),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('counts wrong codes, those at once too', async () => {
    const owner = await signUp();
    const id = await createOrganization(server.database.db, { ownerId: owner.id });
    await claim(owner.token, id);
    const code = await lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = Array.from({ length: 8 }, () => confirm(owner.token, id, wrong));
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code).toSorted();
    expect(codes).toEqual([
      ...Array.from({ length: 3 }, () => 'limit_exceeded'),
      ...Array.from({ length: 5 }, () => 'wrong_credentials'),
    ]);
    expect((await confirm(owner.token, id, code)).body.code).toBe('limit_exceeded');
  });

  it('expires', async () => {
    const owner = await signUp();
    const id = await createOrganization(server.database.db, { ownerId: owner.id });
    await claim(owner.token, id);
    await expireClaims();
    expect((await confirm(owner.token, id, await lastCode())).body.code).toBe('code_expired');
  });

  it('is limited by the day', async () => {
    const owner = await signUp();
    const id = await createOrganization(server.database.db, { ownerId: owner.id });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await claim(owner.token, id)).status);
      await server.database.pool.query(`delete from throttle where key like 'place-claim minute%'`);
      await expireClaims();
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
  });

  it('is for those who may edit the organization', async () => {
    const { db } = server.database;
    const id = await createOrganization(db);
    const seller = await server.sessionOf(await createMember(db, id, []));
    expect((await claim(seller, id)).status).toBe(403);
  });
});

it('is said to be a sandbox without a key', async () => {
  const { token } = await signUp();
  const { body } = await server.call('/organizations/map_sources/', { token });
  expect(body).toMatchObject({ list: [{ state: 'sandbox' }, { state: 'sandbox' }] });
});
