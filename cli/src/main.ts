#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { ReleaseRefusedError } from './release-refused-error.ts';
import { UsageError } from './usage-error.ts';
import { USAGE } from './usage.ts';

/** The command line of teams with remotes. What goes wrong is told in one sentence. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    shell: { type: 'string' },
    key: { type: 'string', default: process.env['KARAVAN_KEY'] ?? 'karavan.key' },
    channel: { type: 'string', default: 'stable' },
    percent: { type: 'string' },
    live: { type: 'boolean', default: false },
    gradually: { type: 'boolean', default: false },
    steps: { type: 'string' },
    minutes: { type: 'string' },
    visits: { type: 'string' },
    reason: { type: 'string', default: '' },
  },
});
const [name = 'help', ...args] = positionals;
const given = values.shell ?? values.site ?? process.env['KARAVAN_SITE'];
const site = given ?? 'http://localhost:8080';

try {
  await run();
} catch (error) {
  if (!(error instanceof ReleaseRefusedError) && !(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** What a command needs is loaded with it: a compiler, or nothing but Node. */
async function run(): Promise<void> {
  switch (name) {
    case 'help':
      return console.log(USAGE);
    case 'init':
      return (await import('./init.ts')).init(args[0]);
    case 'dev':
      return (await import('./local-commands.ts')).dev(site);
    case 'build':
      return (await import('./local-commands.ts')).build();
    case 'check':
      return (await import('./local-commands.ts')).check(given ?? null);
    default:
      return (await import('./commands.ts')).runCommand(name, args, { ...values, site });
  }
}
