import { updateMe } from '@karavan/shared-api/contract/accounts';
import { listRoutes } from '@karavan/shared-api/contract/routes';
import type { Route } from '@karavan/shared-api/contract/route';
import { furnishWorld } from './testing/furnished-world.ts';
import { goodRequestOf, type GoodRequest } from './testing/good-requests.ts';
import { rememberWorld, type RestorableWorld } from './testing/restorable-world.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/** What a client might hope to decide. */
const WISHES = {
  id: 1,
  user_id: 1,
  price: '0.01',
  old_price: '0.02',
  total: '0.01',
  fee: '0.00',
  discount: '99',
  amount: '1000000',
  status: 'accepted',
  payment_status: 'accepted',
  paid: true,
  role: 'owner',
  role_id: 1,
  is_owner: true,
  permissions: ['can_refund'],
  organization: 1,
  organization_id: 1,
  courier_id: 1,
  verified: true,
  is_verified: true,
  verification_status: 'verified',
  email: 'other@example.com',
  is_email_verified: true,
  phone: '+10000000',
  password_hash: 'known',
  deactivated_at: '2020-01-01',
  created_at: '2020-01-01',
};

const writes = listRoutes().filter(({ route }) => route.method !== 'GET');

let server: TestServer;
let world: RestorableWorld;
let tokens: Readonly<Record<GoodRequest['as'], string>>;
beforeAll(async () => {
  server = await createTestServer();
  const { person, courier, operator } = await furnishWorld(server);
  tokens = {
    guest: '',
    person: await server.sessionOf(person),
    courier: await server.sessionOf(courier),
    operator: await server.sessionOf(operator),
  };
  await server.database.db.updateTable('session').set({ opened_with: 'code' }).execute();
  // The key of the week is drawn with the first address that is signed.
  await server.call('/files/external-image/', {
    method: 'POST',
    token: tokens.person,
    body: { image_url: 'https://example.com/picture.png' },
  });
  world = await rememberWorld(server);
});
afterAll(async () => {
  await world.close();
  await server.close();
});

/** The body, with further fields in each of its objects. */
function withAll(extra: object, body: object): object {
  const fields = Object.entries(body).map(([name, value]) => [name, withAllInside(extra, value)]);
  return { ...extra, ...Object.fromEntries(fields) };
}

function withAllInside(extra: object, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withAllInside(extra, one));
  return typeof value === 'object' && value !== null ? withAll(extra, value) : value;
}

/** What the world holds after a request, which is then undone. */
async function after(route: Route, { body, id, as }: GoodRequest, extra: object) {
  const { status } = await server.call(route.path.replaceAll(/\{\w+\}/g, String(id)), {
    method: route.method,
    ...(as !== 'guest' && { token: tokens[as] }),
    headers: { 'idempotency-key': 'the-same' },
    body: withAll(extra, body ?? {}),
  });
  const rows = await world.rows();
  await world.restore();
  return { status, rows };
}

describe('fields that a route does not know', () => {
  it.each(writes)('change nothing for $name', async ({ name, route }) => {
    const example = goodRequestOf(name);
    const known = Object.keys((route.body as { shape?: object } | undefined)?.shape ?? {});
    const wishes = Object.fromEntries(
      Object.entries(WISHES).filter(([field]) => !known.includes(field)),
    );
    const plain = await after(route, example, {});
    const greedy = await after(route, example, wishes);
    expect(greedy).toEqual(plain);
    expect(plain.status).toBe(example.status ?? Number(Object.keys(route.responses)[0]));
  });

  it('would show, had one of them been stored', async () => {
    const untouched = await world.rows();
    const good = goodRequestOf('updateMe');
    const plain = await after(updateMe, good, {});
    const other = await after(updateMe, { ...good, body: { full_name: 'Другое' } }, {});
    expect(other).not.toEqual(plain);
    expect(plain.rows).not.toEqual(untouched);
    expect(await world.rows()).toEqual(untouched);
  });
});
