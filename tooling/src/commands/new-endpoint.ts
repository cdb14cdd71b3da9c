import { spawnSync } from 'node:child_process';
import { generateEndpoint } from '../generators/generate-endpoint.ts';
import { UsageError } from '../generators/names.ts';
import { WORKSPACE } from '../webpack/packages.ts';

/** `pnpm new:endpoint delivery cancelDelivery POST /delivery/{id}/cancel/` */
try {
  const [domain = '', operation = '', method = '', path = ''] = process.argv.slice(2);
  const files = generateEndpoint(WORKSPACE, { domain, operation, method, path });
  spawnSync('oxfmt', files, { cwd: WORKSPACE });
  spawnSync(process.execPath, ['shared-api/scripts/generate-endpoints.ts'], { cwd: WORKSPACE });
  console.log(files.join('\n'));
  console.log('Next: permission, schemas and the operation itself.');
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(
    `${error.message}\nUsage: pnpm new:endpoint delivery cancelDelivery POST '/delivery/{id}/cancel/'`,
  );
  process.exit(1);
}
