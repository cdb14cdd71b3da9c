import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const WORKSPACE = path.resolve(__dirname, '../../..');

/** Which rule a file breaks by importing another one. */
const VIOLATIONS: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['contract-stands-alone', 'shared-api/src/contract/a.ts', 'shared-api/src/realtime/b.ts'],
  ['contract-stands-alone', 'shared-api/src/contract/c.ts', 'shared-api/src/state/b.ts'],
  ['shared-ui-stands-alone', 'shared-ui/src/a.tsx', 'shared-api/src/state/b.ts'],
  ['shared-ui-stands-alone', 'shared-ui/src/b.tsx', 'mf-feed/src/shared/b.ts'],
  ['shared-ui-stands-alone', 'shared-ui/src/c.tsx', 'shared-ui/src/product/b.tsx'],
  ['product-ui-knows-types-only', 'shared-ui/src/product/a.tsx', 'shared-api/src/contract/b.ts'],
  [
    'product-ui-knows-the-contract-only',
    'shared-ui/src/product/c.tsx',
    'shared-api/src/state/b.ts',
  ],
  ['shared-api-knows-no-app', 'shared-api/src/state/a.ts', 'shared-ui/src/b.ts'],
  ['shared-api-knows-no-app', 'shared-api/src/state/c.ts', 'mf-feed/src/shared/b.ts'],
  ['remotes-are-built-alike', 'remote-build/src/a.ts', 'tooling/src/b.ts'],
  ['remotes-are-built-alike', 'cli/src/a.ts', 'shell/src/b.ts'],
  ['mf-feed-is-an-island', 'mf-feed/src/shared/a.ts', 'mf-commerce/src/shared/b.ts'],
  ['mf-feed-is-an-island', 'mf-feed/src/pages/a.page.tsx', 'shell/src/b.ts'],
  ['shell-loads-remotes-by-registry', 'shell/src/a.ts', 'mf-feed/src/index.ts'],
  ['features-are-siblings', 'mf-feed/src/features/one/a.ts', 'mf-feed/src/features/two/b.ts'],
  [
    'features-are-siblings',
    'mf-feed/src/features/part/one/a.ts',
    'mf-feed/src/features/part/two/b.ts',
  ],
  [
    'features-are-siblings',
    'mf-feed/src/features/part/room/one/a.ts',
    'mf-feed/src/features/other/room/b.ts',
  ],
  [
    'features-are-siblings',
    'mf-feed/src/features/part/room/one/c.ts',
    'mf-feed/src/features/part/room/two/b.ts',
  ],
  [
    'features-are-siblings',
    'mf-feed/src/features/part/shared/a.ts',
    'mf-feed/src/features/part/one/b.ts',
  ],
  ['pages-features-shared', 'mf-feed/src/features/one/a.ts', 'mf-feed/src/pages/b.page.tsx'],
  ['shared-knows-no-feature', 'mf-feed/src/shared/a.ts', 'mf-feed/src/features/one/b.ts'],
  ['server-uses-the-contract-only', 'server/src/a.ts', 'shared-api/src/client/b.ts'],
  [
    'schemas-stay-out-of-the-first-load',
    'shared-api/src/client/a.ts',
    'shared-api/src/contract/b.ts',
  ],
  [
    'modules-meet-at-their-face',
    'server/src/modules/talk/one/a.ts',
    'server/src/modules/talk/two/b.ts',
  ],
  ...(
    [
      ['talk', 'site'],
      ['trade', 'talk'],
      ['catalog', 'trade'],
      ['organizations', 'catalog'],
      ['identity', 'organizations'],
      ['identity', 'site'],
    ] as const
  ).map(
    ([domain, upper]) =>
      [
        `${domain}-looks-down`,
        `server/src/modules/${domain}/one/a.ts`,
        `server/src/modules/${upper}/three/index.ts`,
      ] as const,
  ),
  [
    'platform-knows-no-module',
    'server/src/platform/http/a.ts',
    'server/src/modules/talk/two/index.ts',
  ],
  ['no-circles', 'shell/src/ring/a.ts', 'shell/src/ring/b.ts'],
  ['no-circles', 'mf-feed/src/shared/ring/a.ts', 'mf-feed/src/shared/ring/b.ts'],
  ['no-circles', 'server/src/platform/ring/a.ts', 'server/src/platform/ring/b.ts'],
  ['forms-load-with-forms', 'shell/src/chrome/a.tsx', 'shared-api/src/form/b.ts'],
  ['forms-load-with-forms', 'mf-feed/src/pages/a.page.tsx', 'shared-api/src/form/b.ts'],
  ['tests-stay-out-of-production', 'mf-feed/src/shared/a.ts', 'mf-feed/src/testing/b.ts'],
];

const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['mf-feed/src/pages/a.page.tsx', 'mf-feed/src/features/one/b.tsx'],
  ['mf-feed/src/features/one/a.tsx', 'mf-feed/src/shared/b.ts'],
  ['mf-feed/src/features/part/one/a.tsx', 'mf-feed/src/features/part/shared/b.ts'],
  ['mf-feed/src/features/part/room/one/a.tsx', 'mf-feed/src/features/part/shared/b.ts'],
  ['mf-feed/src/features/part/one/a.tsx', 'mf-feed/src/features/part/locales/b.ts'],
  ['mf-feed/src/features/one/a.test.tsx', 'mf-feed/src/testing/b.ts'],
  ['mf-feed/src/features/one/a.tsx', 'shared-ui/src/b.tsx'],
  ['mf-feed/src/features/one/a.tsx', 'shared-api/src/form/c.ts'],
  ['server/src/modules/talk/one/a.ts', 'server/src/modules/talk/two/index.ts'],
  ['server/src/modules/talk/one/a.ts', 'server/src/modules/catalog/one/index.ts'],
  ['server/src/modules/talk/one/a.ts', 'server/src/platform/b.ts'],
  ['mf-feed/src/features/one/a.tsx', 'shared-ui/src/product/b.tsx'],
  ['shared-ui/src/product/a.tsx', 'shared-ui/src/d.tsx'],
  ['server/src/a.ts', 'shared-api/src/contract/b.ts'],
  ['cli/src/a.ts', 'remote-build/src/b.ts'],
];

/** Close the circles, each of which is reported once; a type is enough. */
const WAYS_BACK: readonly (readonly [from: string, to: string, what?: 'type'])[] = [
  ['shell/src/ring/b.ts', 'shell/src/ring/a.ts'],
  ['mf-feed/src/shared/ring/b.ts', 'mf-feed/src/shared/ring/a.ts', 'type'],
  ['server/src/platform/ring/b.ts', 'server/src/platform/ring/a.ts', 'type'],
];

type Found = { readonly rule: string; readonly from: string; readonly to: string };

let fixture: string;
let found: Found[];
beforeAll(() => {
  fixture = mkdtempSync(path.join(tmpdir(), 'karavan-boundaries-'));
  const imports = Map.groupBy(
    [
      ...VIOLATIONS.map(([, from, to]) => ({ from, to, what: undefined })),
      ...ALLOWED.map(([from, to]) => ({ from, to, what: undefined })),
      ...WAYS_BACK.map(([from, to, what]) => ({ from, to, what })),
    ],
    ({ from }) => from,
  );
  const files = new Set([...imports.values()].flat().flatMap(({ from, to }) => [from, to]));
  for (const file of files) {
    const targets = (imports.get(file) ?? []).map(({ to, what }) => relativeImport(file, to, what));
    mkdirSync(path.join(fixture, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(fixture, file), [...targets, 'export const value = 1;'].join('\n'));
  }
  found = findViolations();
});
afterAll(() => rmSync(fixture, { recursive: true }));

describe('the boundary rules', () => {
  it.each(VIOLATIONS)('%s: %s does not import %s', (rule, from, to) => {
    expect(found).toContainEqual({ rule, from, to });
  });

  it.each(ALLOWED)('%s may import %s', (from, to) => {
    expect(found.filter((violation) => violation.from === from && violation.to === to)).toEqual([]);
  });

  it('fire for nothing else', () => {
    expect(found).toHaveLength(VIOLATIONS.length);
  });
});

function relativeImport(from: string, to: string, what?: 'type'): string {
  const specifier = path.relative(path.dirname(from), to);
  const wanted = what === 'type' ? 'type { value } from ' : '';
  return `import ${wanted}'${specifier.startsWith('.') ? specifier : `./${specifier}`}';`;
}

function findViolations(): Found[] {
  const { stdout, stderr } = spawnSync(
    path.join(WORKSPACE, 'node_modules/.bin/depcruise'),
    [
      '--config',
      path.join(WORKSPACE, 'tooling/dependency-cruiser.config.cjs'),
      '--output-type',
      'json',
      '.',
    ],
    { cwd: fixture, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: {
      violations: { rule: { name: string; severity: string }; from: string; to: string }[];
    };
  };
  return summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
