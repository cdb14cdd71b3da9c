import { fileURLToPath } from 'node:url';

const swc = (react) => [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: react },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Compiles TypeScript, and libraries that ship only ES modules. */
export const compiled = {
  transform: { '\\.tsx$': swc(true), '\\.[cm]?[tj]s$': swc(false) },
  transformIgnorePatterns: ['/node_modules/(\\.pnpm/)?(typescript|@swc[+/]|jsdom|react-dom)[^/]*/'],
};

/** For the tests of a remote: jsdom with the network of Node. */
export default {
  ...compiled,
  testEnvironment: fileURLToPath(new URL('browser-environment.mjs', import.meta.url)),
  // A machine may be busy with other things; what a test waits for, it waits for by itself.
  testTimeout: 30_000,
};
