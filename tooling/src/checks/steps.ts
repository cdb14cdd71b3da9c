import path from 'node:path';
import { remoteFolders } from '../build/packages.ts';
import { countJest, countPlaywright, type Step } from './run-step.ts';

/** Everything that ships. */
const SOURCES = [
  'shell',
  'shared-api',
  'shared-ui',
  'server',
  'remote-build',
  'cli',
  ...remoteFolders(),
].map((folder) => `${path.basename(folder)}/src`);

/** Checks that take seconds. */
export const QUICK_STEPS: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  {
    name: 'boundaries',
    command: [
      'depcruise',
      '--config',
      'tooling/dependency-cruiser.config.cjs',
      '--output-type',
      'err',
      ...SOURCES,
    ],
  },
  { name: 'owners of tables', command: ['node', 'tooling/src/boundaries/check-table-owners.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'endpoints', command: ['node', 'shared-api/scripts/generate-endpoints.ts', '--check'] },
  { name: 'translations', command: ['node', 'tooling/src/checks/check-translations.ts'] },
  {
    name: 'unit and component tests',
    command: ['jest', '--selectProjects', 'unit', 'dom', '--maxWorkers', '2'],
    count: countJest,
  },
];

/** The project of the server's tests in portions; `server` runs them file by file. */
export const TOGETHER = 'server-together';

/** Everything, in the order in which a failure is found soonest. */
export const ALL_STEPS: readonly Step[] = [
  ...QUICK_STEPS,
  { name: 'build', command: ['node', 'tooling/src/build/build-all.ts'] },
  { name: 'script sizes', command: ['node', 'tooling/src/checks/check-sizes.ts'] },
  {
    name: 'server on PostgreSQL',
    command: ['jest', '--selectProjects', TOGETHER, '--maxWorkers', '2'],
    count: countJest,
  },
  {
    name: 'browser journeys',
    command: ['playwright', 'test', '--reporter', 'line'],
    count: countPlaywright,
  },
];
