import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kebabCase, UsageError } from './names.ts';
import { writeNewFiles } from './write-files.ts';

export interface NewEndpoint {
  /** The file of the contract and the folder of the server's module: `delivery`. */
  readonly domain: string;
  /** Verb first: `cancelDelivery`. */
  readonly operation: string;
  readonly method: string;
  /** Below /api/v1, with the closing slash: `/delivery/{id}/cancel/`. */
  readonly path: string;
}

/**
 * Adds an endpoint: the route of the contract, the server's side of it and a test. It answers 404
 * until its operation is written.
 * @returns the files that were written or changed, relative to the workspace
 * @throws UsageError
 */
export function generateEndpoint(workspace: string, endpoint: NewEndpoint): string[] {
  const { domain, operation, method } = endpoint;
  const contract = `shared-api/src/contract/${domain}.ts`;
  const module = `server/src/modules/${domain}`;
  const routes = `${module}/${domain}.routes.ts`;
  for (const file of [contract, routes]) {
    if (!existsSync(path.join(workspace, file))) {
      throw new UsageError(`There is no domain '${domain}': ${file} is missing.`);
    }
  }
  if (!/^[a-z]+[A-Z]\w+$/.test(operation)) {
    throw new UsageError(`'${operation}' is no operation: say it verb first, as in cancelOrder.`);
  }
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method))
    throw new UsageError(`'${method}' is no method.`);
  if (!/^\/([\w{}]+\/)+$/.test(endpoint.path)) {
    throw new UsageError(`'${endpoint.path}' is no path: it begins and ends with a slash.`);
  }
  const edited = {
    [contract]: withRoute(readFileSync(path.join(workspace, contract), 'utf8'), endpoint),
    [routes]: withRegistration(
      readFileSync(path.join(workspace, routes), 'utf8'),
      operation,
      routes,
    ),
  };
  const name = kebabCase(operation);
  const files = {
    [`${module}/${name}.routes.ts`]: routeFile(endpoint),
    [`${module}/${name}.db.test.ts`]: testFile(endpoint),
  };
  writeNewFiles(workspace, files);
  for (const [file, text] of Object.entries(edited))
    writeFileSync(path.join(workspace, file), text);
  return [...Object.keys(edited), ...Object.keys(files)];
}

const parametersOf = ({ path: address }: NewEndpoint) =>
  [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

function withRoute(contract: string, endpoint: NewEndpoint): string {
  const { operation, method, path: address } = endpoint;
  if (contract.includes(`export const ${operation} `)) {
    throw new UsageError(`The contract has '${operation}' already.`);
  }
  const parameters = parametersOf(endpoint);
  const params = parameters.map((name) => `${name}: Id`).join(', ');
  const text = `${contract}
export const ${operation} = defineRoute({
  method: '${method}',
  path: '${address}',
  summary: '${kebabCase(operation).replaceAll('-', ' ')}',
  permission: 'session',
${parameters.length > 0 ? `  params: z.object({ ${params} }),\n` : ''}  responses: { 200: z.object({ id: Id }) },
  errors: ['not_found'],
});
`;
  return withImport(text, 'Id', './common.ts');
}

/** Adds a name to the import of a module, which may stand on several lines. */
function withImport(text: string, name: string, module: string): string {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${module}';`);
  const names = pattern.exec(text)?.[1];
  if (names === undefined) {
    return text.replace(/^/, `import { ${name} } from '${module}';\n`);
  }
  const present = names.split(',').map((entry) => entry.trim());
  return present.includes(name)
    ? text
    : text.replace(
        pattern,
        `import { ${[name, ...present.filter(Boolean)].join(', ')} } from '${module}';`,
      );
}

function withRegistration(text: string, operation: string, file: string): string {
  const end = text.indexOf('\n  ];\n');
  if (end === -1) throw new UsageError(`${file} has no list of routes to add to.`);
  const added = `${text.slice(0, end)}\n    ${operation}Route(),${text.slice(end)}`;
  const lastImport = added.lastIndexOf('\nimport ');
  const lineEnd = added.indexOf(';\n', lastImport) + 2;
  return `${added.slice(0, lineEnd)}import { ${operation}Route } from './${kebabCase(operation)}.routes.ts';\n${added.slice(lineEnd)}`;
}

const routeFile = ({
  domain,
  operation,
}: NewEndpoint) => `import { ${operation} } from '@karavan/shared-api/contract/${domain}';
import { ApiError } from '../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../platform/http/implement.ts';

export function ${operation}Route(): ImplementedRoute {
  return implement(${operation}, async () => {
    throw new ApiError('not_found');
  });
}
`;

const testFile = (endpoint: NewEndpoint) => {
  const address = endpoint.path.replaceAll(/\{\w+\}/g, '1');
  return `import { createUser } from '../../testing/factories.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('${kebabCase(endpoint.operation).replaceAll('-', ' ')}', () => {
  it('is closed to guests', async () => {
    const { status } = await server.call('${address}', { method: '${endpoint.method}' });
    expect(status).toBe(401);
  });

  it('finds nothing where there is nothing', async () => {
    const token = await server.sessionOf(await createUser(server.database.db));
    const { status } = await server.call('${address}', { method: '${endpoint.method}', token });
    expect(status).toBe(404);
  });
});
`;
};
