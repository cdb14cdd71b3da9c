import { compiled } from './remote-build/jest-preset.mjs';

/** One runner for every package; `--selectProjects unit dom server` picks a part. */
const common = {
  rootDir: import.meta.dirname,
  ...compiled,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

const onPostgres = {
  ...common,
  globalSetup: '<rootDir>/server/src/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/server/src/testing/global-teardown.mjs',
  testEnvironment: 'node',
};

export default {
  // A shared machine may be busy with other things; what a test waits for, it waits for by itself.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{shell,shared-api,shared-ui,mf-*,remote-build,tooling,cli,server}/**/*.test.ts',
      ],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.db\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/remote-build/browser-environment.mjs',
      testMatch: ['<rootDir>/{shell,shared-ui,shared-api,mf-*,cli}/**/*.test.tsx'],
    },
    {
      ...onPostgres,
      displayName: 'server',
      testMatch: ['<rootDir>/server/**/*.db.test.ts'],
    },
    {
      // The same tests, in a few portions: what a whole run takes.
      ...onPostgres,
      displayName: 'server-together',
      testMatch: ['<rootDir>/server/src/testing/together/portion-*.ts'],
    },
  ],
};
