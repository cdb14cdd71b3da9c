import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@karavan/cli';
import { remoteId, writeTemplate } from '@karavan/cli/init';
import { WORKSPACE } from '../build/packages.ts';

/** The one whose libraries a new remote begins with. */
const NEIGHBOUR = 'mf-feed';

/** `npm run new:remote weather`: a remote of this workspace, from the template of those outside of it. */
try {
  const id = remoteId(process.argv[2] ?? '');
  const folder = path.join(WORKSPACE, id);
  await writeTemplate(folder, id, (file) => file.startsWith('src'));
  const manifest = readFileSync(path.join(WORKSPACE, NEIGHBOUR, 'package.json'), 'utf8');
  const text = manifest
    .replace(`@karavan/${NEIGHBOUR}`, `@karavan/${id}`)
    .replace(/\n *"(jotai|lucide-react|@tanstack\/react-query)": "catalog:",/g, '');
  writeFileSync(path.join(folder, 'package.json'), text);
  spawnSync('oxfmt', [id], { cwd: WORKSPACE });
  install();
  console.log(
    `${id} is made, with a page at /${id.slice('mf-'.length)}. npm start builds and releases it.`,
  );
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nUsage: npm run new:remote weather`);
  process.exit(1);
}

/** Adds it to the workspace and its lockfile, which `npm start` does not change. */
function install(): void {
  const { status } = spawnSync(
    'npx',
    ['--yes', process.env['KARAVAN_PNPM']!, 'install', '--no-frozen-lockfile', '--prefer-offline'],
    { cwd: WORKSPACE, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new UsageError('The remote is made, but could not be installed.');
}
