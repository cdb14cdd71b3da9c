import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVER_MEMORY } from './server-memory.ts';

it.each(['Dockerfile', 'karavan-web@.service', 'karavan-worker.service'])(
  'the server’s memory is tended alike by deploy/%s',
  (file) => {
    const text = readFileSync(path.resolve('deploy', file), 'utf8').replaceAll('"', '');
    for (const [name, value] of Object.entries(SERVER_MEMORY)) {
      expect(text).toContain(`${name}=${value}`);
    }
  },
);
