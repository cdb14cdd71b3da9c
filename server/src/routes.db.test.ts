import { documentedRoutes } from './platform/openapi/register-openapi.ts';
import { createOrganization, createUser } from './testing/factories.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let strangerToken: string;
let organizationId: number;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  organizationId = await createOrganization(db, { ownerId: await createUser(db) });
  strangerToken = await server.sessionOf(await createUser(db));
});
afterAll(() => server.close());

const routes = documentedRoutes().map(({ name, route }) => ({ name, route }));
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, String(organizationId));

describe('every route of the contract', () => {
  it.each(routes)('$name is served', async ({ route }) => {
    const url = `/api/v1${route.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`;
    expect(server.app.hasRoute({ method: route.method, url })).toBe(true);
  });

  it.each(routes.filter(({ route }) => route.permission !== 'public'))(
    '$name asks a guest to sign in',
    async ({ route }) => {
      const answer = await server.call(addressOf(route.path), { method: route.method });
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    },
  );

  it.each(routes.filter(({ route }) => typeof route.permission === 'object'))(
    '$name does not exist for people outside the organization',
    async ({ route }) => {
      const answer = await server.call(addressOf(route.path), {
        method: route.method,
        token: strangerToken,
      });
      expect(answer.status).toBe(404);
    },
  );

  it.each(routes.filter(({ route }) => route.permission === 'courier'))(
    '$name is forbidden to people who deliver for nobody',
    async ({ route }) => {
      const answer = await server.call(addressOf(route.path), {
        method: route.method,
        token: strangerToken,
      });
      expect(answer.status).toBe(403);
    },
  );

  it('answers an unknown address and a broken token in the one shape of errors', async () => {
    expect(await server.call('/nothing/')).toMatchObject({
      status: 404,
      body: { success: false, code: 'not_found' },
    });
    expect(await server.call('/users/me/', { token: 'broken' })).toMatchObject({ status: 401 });
  });

  it('stands in the OpenAPI document', async () => {
    const { body } = await server.call('/openapi.json');
    const document = body as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(document.openapi).toBe('3.1.0');
    for (const { route } of routes) {
      expect(document.paths[`/api/v1${route.path}`]).toHaveProperty(route.method.toLowerCase());
    }
  });
});
