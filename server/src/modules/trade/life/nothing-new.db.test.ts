import { sql } from 'kysely';
import { furnishWorld } from '../../../testing/furnished-world.ts';
import { goodRequestOf } from '../../../testing/good-requests.ts';
import { rememberWorld, type RestorableWorld } from '../../../testing/restorable-world.ts';
import { listRoutes } from '@karavan/shared-api/contract/routes';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Every good request that orders something or gathers it, and what it answers of an organization that sells. */
const ORDERING = {
  addToCart: 200,
  setCartedSize: 200,
  checkoutSelfPickup: 201,
  checkoutOffline: 201,
  bookRental: 201,
  buyTickets: 201,
  completeSale: 201,
} as const;

/** What begins something else with an organization, or in its name. */
const BEGINNING = {
  followOrganization: 200,
  createPartnership: 201,
  inviteEmployee: 201,
} as const;

let server: TestServer;
let remembered: RestorableWorld;
let tokens: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await createTestServer();
  const world = await furnishWorld(server);
  tokens = {
    person: await server.sessionOf(world.person),
    courier: await server.sessionOf(world.courier),
  };
  remembered = await rememberWorld(server);
});
afterAll(async () => {
  await remembered.close();
  await server.close();
});
afterEach(() => remembered.restore());

async function ask(name: string) {
  const { route } = listRoutes().find((named) => named.name === name)!;
  const { as, id = 1, body } = goodRequestOf(name);
  return server.call(route.path.replace('{id}', String(id)), {
    method: route.method,
    token: tokens[as]!,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(body && { body }),
  });
}

/** All organizations of the world move on. */
async function moveAll(...states: readonly string[]): Promise<void> {
  for (const state of states) {
    await sql`
      update organization set status = ${state}, is_listed = is_listed and ${state} <> 'deactivated'`.execute(
      server.database.db,
    );
  }
}

describe.each(Object.entries(ORDERING))('%s', (name, good) => {
  it('goes through while the organization sells', async () => {
    expect(await ask(name)).toMatchObject({ status: good });
  });

  it.each([
    ['closing', ['closing']],
    ['deactivated', ['closing', 'deactivated']],
  ])('is refused once it is %s, and leaves nothing behind', async (_state, states) => {
    await moveAll(...states);
    const count = () => server.database.db.selectFrom('sale_order').select('id').execute();
    const before = await count();
    expect(await ask(name)).toMatchObject({ status: 409, body: { code: 'sells_nothing' } });
    expect(await count()).toEqual(before);
  });
});

describe.each(Object.entries(BEGINNING))('%s', (name, good) => {
  it('goes through while the organization closes, and no more once it is closed', async () => {
    await moveAll('closing');
    expect(await ask(name)).toMatchObject({ status: good });
    await remembered.restore();
    await moveAll('closing', 'deactivated');
    expect(await ask(name)).toMatchObject({ status: 409, body: { code: 'organization_closed' } });
  });
});
