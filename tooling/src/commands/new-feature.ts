import { spawnSync } from 'node:child_process';
import { generateFeature } from '../generators/generate-feature.ts';
import { UsageError } from '../generators/names.ts';
import { WORKSPACE } from '../webpack/packages.ts';

/** `npm run new:feature mf-feed save-post`, or `mf-commerce/till scan-badge` */
try {
  const [place = '', task = ''] = process.argv.slice(2);
  const files = generateFeature(WORKSPACE, place, task);
  spawnSync('oxfmt', files, { cwd: WORKSPACE });
  console.log(files.join('\n'));
  console.log('Next: translate the title, and compose the feature in a page.');
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nUsage: npm run new:feature mf-feed save-post`);
  process.exit(1);
}
