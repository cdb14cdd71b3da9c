#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { commands, USAGE } from './commands.ts';
import { createReleasesApi, ReleaseRefusedError } from './releases-api.ts';
import { createTeamKey, readTeamKey } from './team-key.ts';
import { UsageError } from './usage-error.ts';

/** The command line of teams that release. What goes wrong is told in one sentence. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: process.env['KARAVAN_SITE'] ?? 'http://localhost:8080' },
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

try {
  await run();
} catch (error) {
  if (!(error instanceof ReleaseRefusedError) && !(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  if (name === 'help') return console.log(USAGE);
  if (name === 'new-key') {
    const pem = createTeamKey();
    console.error(`Ask an operator to trust this public key: ${readTeamKey(pem).publicKey}`);
    return console.log(pem.trim());
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command '${name}'.\n\n${USAGE}`);
  const key = readTeamKey(await readFile(values.key, 'utf8'));
  await command({ api: createReleasesApi(values.site, key), key, args, options: values });
}
