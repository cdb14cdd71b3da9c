import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { generateFeature } from '../generators/generate-feature.ts';
import { UsageError } from '../generators/names.ts';
import { WORKSPACE } from '../build/packages.ts';

const USAGE = 'Usage: npm run new:feature -- mf-feed save-post [--page /posts/:id/save]';

/** Adds a feature to a remote, or to a part of one: `mf-commerce/till scan-badge`. */
try {
  const { values, positionals } = parseArgs({
    options: { page: { type: 'string' } },
    allowPositionals: true,
  });
  const [place = '', task = ''] = positionals;
  const files = generateFeature(WORKSPACE, place, task, values.page);
  spawnSync('oxfmt', files, { cwd: WORKSPACE });
  console.log(files.join('\n'));
  console.log(
    values.page === undefined
      ? 'Next: translate the title, and compose the feature in a page.'
      : 'Next: translate the title, and name the page in e2e/support/pages.ts.',
  );
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exit(1);
}
