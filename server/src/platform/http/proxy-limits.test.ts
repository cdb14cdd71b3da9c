import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REQUEST_MAX_BYTES } from '@karavan/shared-api/contract/limits';

const MEBIBYTE = 1_048_576;

it.each([
  ['nginx.conf', /client_max_body_size (\d+)m;/],
  ['Caddyfile', /max_size (\d+)MiB/],
])('%s lets the largest upload through, and hardly more', (file, pattern) => {
  const text = readFileSync(path.resolve('deploy', file), 'utf8');
  const [, mebibytes] = pattern.exec(text) ?? [];
  const limit = Number(mebibytes) * MEBIBYTE;
  expect(limit).toBeGreaterThanOrEqual(REQUEST_MAX_BYTES);
  expect(limit).toBeLessThan(REQUEST_MAX_BYTES + 2 * MEBIBYTE);
});
