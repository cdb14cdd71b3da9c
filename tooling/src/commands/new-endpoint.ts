import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { generateEndpoint } from '../generators/generate-endpoint.ts';
import { UsageError } from '../generators/names.ts';
import { WORKSPACE } from '../build/packages.ts';

const USAGE =
  "Usage: npm run new:endpoint -- trade/delivery cancelDelivery POST '/delivery/{id}/cancel/' [--table delivery_note]";

/** Adds an endpoint to a module of the server, or a module with its first endpoint. */
try {
  const { values, positionals } = parseArgs({
    options: { table: { type: 'string' } },
    allowPositionals: true,
  });
  const [module = '', operation = '', method = '', path = ''] = positionals;
  const files = generateEndpoint(WORKSPACE, { module, operation, method, path, ...values });
  spawnSync('oxfmt', files, { cwd: WORKSPACE });
  spawnSync(process.execPath, ['shared-api/scripts/generate-endpoints.ts'], { cwd: WORKSPACE });
  console.log(files.join('\n'));
  console.log('Next: permission, schemas and the operation itself.');
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exit(1);
}
