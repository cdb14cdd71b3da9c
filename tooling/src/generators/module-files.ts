import { operationFile, registration, requestType, testFile } from './endpoint-files.ts';
import { pascalCase, sentence } from './names.ts';
import { camelCase, type EndpointPlan } from './new-endpoint.ts';

/** The files of a new module with its first endpoint, by their place in the workspace. */
export function moduleFiles(plan: EndpointPlan, now: Date): Record<string, string> {
  const { name, folder, file, table } = plan;
  const always = { [`${folder}/index.ts`]: indexFile(plan), [plan.routes]: routesFile(plan) };
  if (table === undefined) {
    return {
      ...always,
      [`${folder}/${file}.ts`]: operationFile(plan),
      [`${folder}/${file}.db.test.ts`]: testFile(plan),
    };
  }
  const withTable = { ...plan, table };
  return {
    ...always,
    [`${folder}/${name}.tables.ts`]: tablesFile(withTable),
    [`${folder}/${name}.policy.ts`]: policyFile(withTable),
    [`${folder}/${name}.queries.ts`]: queriesFile(withTable),
    [`${folder}/${file}.ts`]: rowOperationFile(withTable),
    [`${folder}/${file}.db.test.ts`]: rowTestFile(withTable),
    [`server/migrations/${stamp(now)}-${name}.ts`]: migrationFile(withTable),
  };
}

type TablePlan = EndpointPlan & { readonly table: string };

export const tablesOf = (name: string) => `${pascalCase(name)}Tables`;
const rowOf = ({ table }: TablePlan) => pascalCase(table.replaceAll('_', '-'));

const indexFile = ({ name, table }: EndpointPlan) =>
  `export { ${camelCase(name)}Routes } from './${name}.routes.ts';
${table === undefined ? '' : `export type { ${tablesOf(name)} } from './${name}.tables.ts';\n`}`;

function routesFile(plan: EndpointPlan): string {
  const { name, operation, file, table } = plan;
  const hasTable = table !== undefined;
  return `${hasTable ? "import type { Kysely } from 'kysely';\n" : ''}import * as contract from '@karavan/shared-api/contract/${name}';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { ${operation} } from './${file}.ts';
${hasTable ? `import type { ${tablesOf(name)} } from './${name}.tables.ts';\n` : ''}
export function ${camelCase(name)}Routes(${hasTable ? `db: Kysely<${tablesOf(name)}>` : ''}): ImplementedRoute[] {
  return [
${registration(plan, `contract.${operation}`)}
  ];
}
`;
}

const tablesFile = ({ name, table }: TablePlan) => `import type { Generated } from 'kysely';

export interface ${tablesOf(name)} {
  ${table}: {
    id: Generated<number>;
    user_id: number;
    created_at: Generated<Date>;
  };
}
`;

const policyFile = (plan: TablePlan) => `import { sql } from 'kysely';

/** Parts of statements about \`${plan.table}\`: a row is its person's alone. */

export const isOwn${rowOf(plan)} = (person: number) =>
  sql<boolean>\`${plan.table}.user_id = \${person}\`;
`;

const queriesFile = (plan: TablePlan) => `import type { Kysely } from 'kysely';
import { isOwn${rowOf(plan)} } from './${plan.name}.policy.ts';
import type { ${tablesOf(plan.name)} } from './${plan.name}.tables.ts';

export function find${rowOf(plan)}(db: Kysely<${tablesOf(plan.name)}>, id: number, person: number) {
  return db
    .selectFrom('${plan.table}')
    .select('${plan.table}.id')
    .where('${plan.table}.id', '=', id)
    .where(isOwn${rowOf(plan)}(person))
    .executeTakeFirst();
}
`;

const rowOperationFile = (plan: TablePlan) => `import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { find${rowOf(plan)} } from './${plan.name}.queries.ts';
import type { ${tablesOf(plan.name)} } from './${plan.name}.tables.ts';

${requestType(plan)}

/**
 * ${sentence(plan.file)}.
 * @throws ApiError \`not_found\` also for what is somebody else's
 */
export async function ${plan.operation}(
  db: Kysely<${tablesOf(plan.name)}>,
  { id, userId }: ${pascalCase(plan.operation)},
): Promise<{ readonly id: number }> {
  const row = await find${rowOf(plan)}(db, id, userId);
  if (!row) throw new ApiError('not_found');
  return row;
}
`;

const migrationFile = ({ name, table }: TablePlan) => `import { sql, type Kysely } from 'kysely';

/** ${sentence(name)}. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    create table ${table} (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      created_at timestamptz not null default now()
    )\`.execute(db);
  await sql\`create index ${table}_user on ${table} (user_id, id desc)\`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('${table}').execute();
}
`;

const rowTestFile = ({
  file,
  path,
  method,
  table,
}: TablePlan) => `import { createUser } from '../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let id: number;
let owner: string;
let stranger: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  const user_id = await createUser(db);
  owner = await server.sessionOf(user_id);
  stranger = await server.sessionOf(await createUser(db));
  const row = await db
    .insertInto('${table}')
    .values({ user_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  id = row.id;
});
afterAll(() => server.close());

const ask = (token?: string) =>
  server.call(\`${path.replaceAll('{id}', '${id}')}\`, { method: '${method}', ...(token && { token }) });

describe('${file.replaceAll('-', ' ')}', () => {
  it('is for its person alone', async () => {
    expect(await ask(owner)).toMatchObject({ status: 200, body: { id } });
    expect((await ask(stranger)).status).toBe(404);
    expect((await ask()).status).toBe(401);
  });
});
`;

/** `202611221130`, in UTC: migrations run in the order of their names. */
const stamp = (now: Date) => now.toISOString().replaceAll(/\D/g, '').slice(0, 12);
