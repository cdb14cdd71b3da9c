import { pascalCase, sentence } from './names.ts';
import { withImport, withNewImport, withRoute } from './edit-source.ts';
import type { EndpointPlan } from './new-endpoint.ts';

/** The contract's file with the route added; null for a new file. */
export function contractWithRoute(text: string | null, plan: EndpointPlan): string {
  const { operation, method, path, parameters, file } = plan;
  const params = parameters.map((name) => `${name}: Id`).join(', ');
  const route = `
export const ${operation} = defineRoute({
  method: '${method}',
  path: '${path}',
  summary: '${sentence(file)}',
  permission: 'session',
${parameters.length > 0 ? `  params: z.object({ ${params} }),\n` : ''}  responses: { 200: z.object({ id: Id }) },
  errors: ['not_found'],
});
`;
  if (text === null) {
    return `import { z } from 'zod/mini';
import { Id } from './common.ts';
import { defineRoute } from './route.ts';
${route}`;
  }
  let edited = text + route;
  for (const [name, module] of [
    ['z', 'zod/mini'],
    ['Id', './common.ts'],
    ['defineRoute', './route.ts'],
  ] as const) {
    edited = withImport(edited, name, module);
  }
  return edited;
}

/** The routes of a module with the endpoint added. */
export function routesWithEndpoint(text: string, plan: EndpointPlan): string {
  const { name, operation, file, routes } = plan;
  const contract = `@karavan/shared-api/contract/${name}`;
  const namespace = new RegExp(`import \\* as (\\w+) from '${contract}';`).exec(text)?.[1];
  const route = namespace === undefined ? `${operation}Contract` : `${namespace}.${operation}`;
  let edited = withRoute(text, registration(plan, route), routes);
  if (namespace === undefined)
    edited = withImport(edited, `${operation} as ${operation}Contract`, contract);
  edited = withImport(edited, 'requireActor', '../../../platform/http/register-routes.ts');
  return withNewImport(edited, `import { ${operation} } from './${file}.ts';`);
}

/** @param route how the routes' file calls the contract's route */
export function registration(
  { operation, parameters, table }: EndpointPlan,
  route: string,
): string {
  const parts = parameters.length > 0 ? 'params, context: { actor }' : 'context: { actor }';
  const given = `{ ${parameters.length > 0 ? '...params, ' : ''}userId: requireActor(actor).userId }`;
  return `    implement(${route}, ({ ${parts} }) =>
      ${operation}(${table === undefined ? '' : 'db, '}${given}),
    ),`;
}

export const requestType = ({
  operation,
  parameters,
}: EndpointPlan) => `interface ${pascalCase(operation)} {
${[...parameters, 'userId'].map((name) => `  readonly ${name}: number;`).join('\n')}
}`;

export const operationFile = (
  plan: EndpointPlan,
) => `import { ApiError } from '../../../platform/errors/api-error.ts';

${requestType(plan)}

/**
 * ${sentence(plan.file)}.
 * @throws ApiError \`not_found\`
 */
export async function ${plan.operation}(_request: ${pascalCase(plan.operation)}): Promise<{ readonly id: number }> {
  throw new ApiError('not_found');
}
`;

export function testFile(plan: EndpointPlan): string {
  const { file, path, method } = plan;
  const address = path.replaceAll(/\{\w+\}/g, '1');
  return `import { createUser } from '../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.sessionOf(await createUser(server.database.db));
});
afterAll(() => server.close());

describe('${file.replaceAll('-', ' ')}', () => {
  it('is closed to guests', async () => {
    expect((await server.call('${address}', { method: '${method}' })).status).toBe(401);
  });

  it('finds nothing where there is nothing', async () => {
    expect((await server.call('${address}', { method: '${method}', token })).status).toBe(404);
  });
});
`;
}
