import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withEntry, withNewImport, withSortedLine } from './edit-source.ts';
import {
  contractWithRoute,
  operationFile,
  routesWithEndpoint,
  testFile,
} from './endpoint-files.ts';
import { moduleFiles, tablesOf } from './module-files.ts';
import { UsageError } from './names.ts';
import { camelCase, planEndpoint, type EndpointPlan, type NewEndpoint } from './new-endpoint.ts';
import { writeNewFiles } from './write-files.ts';

const CONTRACT_ROUTES = 'shared-api/src/contract/routes.ts';
const PRODUCT_ROUTES = 'server/src/product-routes.ts';
const ACCESS_TEST = 'server/src/routes.db.test.ts';
const GOOD_REQUESTS = 'server/src/testing/good-requests.ts';
const DATABASE_TABLES = 'server/src/database-tables.ts';

/**
 * Adds an endpoint: the route of the contract, the operation, its registration, a test, and its rows in
 * the tests of all routes; a module that is not there yet is made as well. It answers 404 until its
 * operation is written, or for rows that are not there.
 * @returns the files that were written or changed, relative to the workspace
 * @throws UsageError
 */
export function generateEndpoint(
  workspace: string,
  endpoint: NewEndpoint,
  now = new Date(),
): string[] {
  const plan = planEndpoint(endpoint);
  const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
  const has = (file: string) => existsSync(path.join(workspace, file));

  const contract = has(plan.contract) ? read(plan.contract) : null;
  if (contract?.includes(`export const ${plan.operation} `)) {
    throw new UsageError(`The contract has '${plan.operation}' already.`);
  }
  const isNew = !has(plan.folder);
  if (!isNew && plan.table !== undefined) {
    throw new UsageError(`${plan.module} is there already: add its table by hand.`);
  }
  if (!isNew && !has(plan.routes))
    throw new UsageError(`${plan.module} has no ${plan.name}.routes.ts.`);
  const files = isNew
    ? moduleFiles(plan, now)
    : {
        [`${plan.folder}/${plan.file}.ts`]: operationFile(plan),
        [`${plan.folder}/${plan.file}.db.test.ts`]: testFile(plan),
      };
  const edited = {
    ...(contract === null && { [CONTRACT_ROUTES]: withContract(read(CONTRACT_ROUTES), plan) }),
    ...(isNew
      ? { [PRODUCT_ROUTES]: withModule(read(PRODUCT_ROUTES), plan) }
      : { [plan.routes]: routesWithEndpoint(read(plan.routes), plan) }),
    ...(plan.table !== undefined && {
      [DATABASE_TABLES]: withTables(read(DATABASE_TABLES), plan),
    }),
    ...(plan.table !== undefined && {
      [ACCESS_TEST]: withThing(read(ACCESS_TEST), plan.table, plan),
    }),
    ...(plan.method !== 'GET' && { [GOOD_REQUESTS]: withGoodRequest(read(GOOD_REQUESTS), plan) }),
    [plan.contract]: contractWithRoute(contract, plan),
  };
  writeNewFiles(workspace, files);
  for (const [file, text] of Object.entries(edited)) {
    writeFileSync(path.join(workspace, file), text);
  }
  return [...Object.keys(edited), ...Object.keys(files)];
}

function withContract(text: string, { name }: EndpointPlan): string {
  const variable = camelCase(name);
  const imported = withSortedLine(
    text,
    `import * as ${variable} from './${name}.ts';`,
    /^import \* as /,
  );
  const entry = variable === name ? `  ${name},` : `  '${name}': ${variable},`;
  return withSortedLine(imported, entry, /^ {2}(\w+|'[\w-]+': \w+),$/);
}

function withModule(text: string, { name, module, table }: EndpointPlan): string {
  const routes = `${camelCase(name)}Routes`;
  const imported = withNewImport(text, `import { ${routes} } from './modules/${module}/index.ts';`);
  const entry = `    ...${routes}(${table === undefined ? '' : 'db'}),`;
  return withSortedLine(imported, entry, /^ {4}\.\.\.\w+Routes\(.*\),$/);
}

/** Whose row the endpoint of a new module answers with. */
function withThing(text: string, table: string, { operation }: EndpointPlan): string {
  const entry = `${operation}: {
    of: 'client',
    foe: 'stranger',
    make: async () => {
      const { id } = await server.database.db
        .insertInto('${table}')
        .values({ user_id: people.client })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  },`;
  return withEntry(text, 'const THINGS:', entry);
}

function withGoodRequest(text: string, { operation, parameters }: EndpointPlan): string {
  const id = parameters.length > 0 ? 'id: 1, ' : '';
  return withEntry(
    text,
    'const GOOD_REQUESTS:',
    `${operation}: { as: 'person', ${id}status: 404 },`,
  );
}

function withTables(text: string, { name, module }: EndpointPlan): string {
  const type = tablesOf(name);
  const line = `import type { ${type} } from './modules/${module}/${name}.tables.ts';`;
  const first = 'export type Tables =';
  return withNewImport(text, line).replace(first, `${first} ${type} &`);
}
