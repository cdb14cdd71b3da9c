import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listRouteRecords, listRoutes, type NamedRoute } from '../src/contract/routes.ts';

/**
 * Writes `src/client/endpoints/<domain>.generated.ts`: the method and path of every route, typed by
 * the contract but without its schemas, and the records of routes. `--check` writes nothing and fails when a file is out of
 * date.
 */
const folder = path.resolve(import.meta.dirname, '../src/client/endpoints');
const check = process.argv.includes('--check');
const wanted = new Map(
  [...Map.groupBy(listRoutes(), ({ domain }) => domain)].map(([domain, routes]) => [
    `${domain}.generated.ts`,
    endpointFile(domain, routes),
  ]),
);

const present = await readdir(folder).catch(() => []);
const surplus = present.filter((name) => !wanted.has(name));
const stale = [];
for (const [name, text] of wanted) {
  const old = await readFile(path.join(folder, name), 'utf8').catch(() => null);
  if (old !== text) stale.push(name);
}

if (check && (stale.length > 0 || surplus.length > 0)) {
  console.error(
    `Run "node shared-api/scripts/generate-endpoints.ts": out of date are ${[...stale, ...surplus].join(', ')}`,
  );
  process.exit(1);
}
if (!check) {
  await Promise.all(surplus.map((name) => rm(path.join(folder, name))));
  await Promise.all(stale.map((name) => writeFile(path.join(folder, name), wanted.get(name)!)));
}

function endpointFile(domain: string, routes: readonly NamedRoute[]): string {
  const endpoints = routes.map(
    ({ name, route: { method, path: address, idempotent } }) =>
      `export const ${name}: Endpoint<typeof routes.${name}> = {\n  method: '${method}',\n  path: '${address}',\n${idempotent ? '  idempotent: true,\n' : ''}};\n`,
  );
  const records = listRouteRecords()
    .filter((record) => record.domain === domain)
    .map(({ name, routes: members }) => {
      const lines = Object.entries(members).map(([key, member]) => {
        const { name: endpoint } = routes.find(({ route }) => route === member)!;
        return `  ${key}: ${endpoint},\n`;
      });
      return `export const ${name} = {\n${lines.join('')}} as const;\n`;
    });
  return [
    '// Written by shared-api/scripts/generate-endpoints.ts; do not edit.\n',
    `import type * as routes from '../../contract/${domain}.ts';\n`,
    `import type { Endpoint } from '../endpoint.ts';\n`,
    '\n',
    [...endpoints, ...records].join('\n'),
  ].join('');
}
