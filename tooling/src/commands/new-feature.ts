import { spawnSync } from 'node:child_process';
import { generateFeature } from '../generators/generate-feature.ts';
import { UsageError } from '../generators/names.ts';
import { WORKSPACE } from '../webpack/packages.ts';

/** `pnpm new:feature mf-feed save-post` */
try {
  const [remote = '', task = ''] = process.argv.slice(2);
  const files = generateFeature(WORKSPACE, remote, task);
  spawnSync('oxfmt', files, { cwd: WORKSPACE });
  console.log(files.join('\n'));
  console.log('Next: translate the title, and compose the feature in a page.');
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nUsage: pnpm new:feature mf-feed save-post`);
  process.exit(1);
}
