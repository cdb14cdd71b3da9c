import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEPLOY_VARIABLES } from '../../testing/deployed-site.ts';
import { createServerProcesses } from '../../testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const processes = createServerProcesses();
let database: TestDatabase;
/** What a running server exports. */
let exported: ReadonlySet<string>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { address } = await processes.start(database.connectionString, DEPLOY_VARIABLES);
  const figures = await (await fetch(`${address}/metrics`)).text();
  exported = new Set(
    [...figures.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name!],
    ),
  );
});
afterAll(async () => {
  await processes.stopAll();
  await database.drop();
});

const KEYWORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'offset']);

/** The metrics that an expression of PromQL reads. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/(?<![\w$])[a-z_]\w*(?!\w|\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !KEYWORDS.has(name));
}

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

const read = (file: string) => readFileSync(path.resolve('deploy', file), 'utf8');
const FILES: readonly [string, () => string[]][] = [
  [
    'grafana-dashboard.json',
    () => {
      const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
      return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    },
  ],
  [
    'prometheus-alerts.yml',
    () =>
      [...read('prometheus-alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(
        ([, expression]) => expression!,
      ),
  ],
];

it.each(FILES)('%s asks for what the server exports, and for nothing else', (_, expressions) => {
  const names = expressions().flatMap(metricsIn);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !exported.has(name))).toEqual([]);
});

it('every rule has an expression', () => {
  const rules = read('prometheus-alerts.yml').match(/^ +- alert:/gm);
  expect(FILES[1]![1]()).toHaveLength(rules!.length);
});

it('would tell of a metric that is gone', () => {
  const expression =
    'sum by (le) (rate(gone_total{job="x"}[5m])) / on (job) sum(jobs_waiting offset 5m) > 0.5';
  expect(metricsIn(expression)).toEqual(['gone_total', 'jobs_waiting']);
  expect(exported.has('jobs_waiting')).toBe(true);
  expect(exported.has('gone_total')).toBe(false);
});
