import { updateMe } from '@karavan/shared-api/contract/accounts';
import { listRoutes } from '@karavan/shared-api/contract/routes';
import type { Route } from '@karavan/shared-api/contract/route';
import { furnishWorld } from './testing/furnished-world.ts';
import { goodRequestOf, type GoodRequest } from './testing/good-requests.ts';
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

/** Tokens of those who ask in a fresh world. */
async function furnish(server: TestServer): Promise<Readonly<Record<GoodRequest['as'], string>>> {
  const { person, courier, operator } = await furnishWorld(server);
  const personToken = await server.sessionOf(person);
  await server.database.db.updateTable('session').set({ opened_with: 'code' }).execute();
  return {
    guest: '',
    person: personToken,
    courier: await server.sessionOf(courier),
    operator: await server.sessionOf(operator),
  };
}

/** A time, as events tell it. */
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Every row of every table, without what is drawn or depends on the moment. */
async function everything(server: TestServer): Promise<Record<string, string[]>> {
  const { rows: columns } = await server.database.pool.query<{ table: string; columns: string }>(`
    select table_name as table, string_agg(format('%I', column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
      and data_type not in ('timestamp with time zone', 'bytea', 'uuid')
      and column_name not in ('password_hash', 'pin', 'secret')
    group by table_name order by table_name`);
  const all: Record<string, string[]> = {};
  for (const { table, columns: list } of columns) {
    const { rows } = await server.database.pool.query<{ row: string }>(
      `select row_to_json(t)::text as row from (select ${list} from ${table}) as t order by 1`,
    );
    all[table] = rows.map(({ row }) => row.replaceAll(MOMENT, ''));
  }
  return all;
}

/** What a fresh world holds after a request. */
async function after(route: Route, { body, id, as }: GoodRequest, extra: object) {
  const server = await createTestServer();
  try {
    const tokens = await furnish(server);
    const answer = await server.call(route.path.replaceAll(/\{\w+\}/g, String(id)), {
      method: route.method,
      ...(as !== 'guest' && { token: tokens[as] }),
      headers: { 'idempotency-key': 'the-same' },
      body: { ...extra, ...body },
    });
    return { status: answer.status, tables: await everything(server) };
  } finally {
    await server.close();
  }
}

describe('fields that a route does not know', () => {
  it.each(writes)('change nothing for $name', async ({ name, route }) => {
    const example = goodRequestOf(name);
    const known = Object.keys((route.body as { shape?: object } | undefined)?.shape ?? {});
    const wishes = Object.fromEntries(
      Object.entries(WISHES).filter(([field]) => !known.includes(field)),
    );
    const [plain, greedy] = await Promise.all([
      after(route, example, {}),
      after(route, example, wishes),
    ]);
    expect(greedy).toEqual(plain);
    expect(plain.status).toBe(example.status ?? Number(Object.keys(route.responses)[0]));
  });

  it('would show, had one of them been stored', async () => {
    const [plain, other] = await Promise.all([
      after(updateMe, goodRequestOf('updateMe'), {}),
      after(updateMe, { ...goodRequestOf('updateMe'), body: { full_name: 'Другое' } }, {}),
    ]);
    expect(other).not.toEqual(plain);
  });
});
