/** One runner for every package; `--selectProjects unit dom server` picks a part. */
const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: react },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  rootDir: import.meta.dirname,
  transform: { '\\.tsx$': swc(true), '\\.[cm]?[tj]s$': swc(false) },
  // Libraries that ship only ES modules are compiled too.
  transformIgnorePatterns: ['/node_modules/\\.pnpm/(typescript|@swc\\+|jsdom|react-dom)[^/]*/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

export default {
  // A shared machine may be busy with other things; what a test waits for, it waits for by itself.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shell,shared-api,shared-ui,mf-*,tooling,cli,server}/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.db\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tooling/src/jest/browser-environment.mjs',
      testMatch: ['<rootDir>/{shell,shared-ui,shared-api,mf-*}/**/*.test.tsx'],
    },
    {
      ...common,
      displayName: 'server',
      globalSetup: '<rootDir>/server/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/server/src/testing/global-teardown.mjs',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.db.test.ts'],
    },
  ],
};
