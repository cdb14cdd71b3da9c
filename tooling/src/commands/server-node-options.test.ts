import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVER_NODE_OPTIONS } from './server-node-options.ts';

it.each(['Dockerfile', 'karavan-web@.service', 'karavan-worker.service'])(
  'Node gets the same options by deploy/%s',
  (file) => {
    const text = readFileSync(path.resolve('deploy', file), 'utf8');
    expect(text).toMatch(new RegExp(`NODE_OPTIONS="?${SERVER_NODE_OPTIONS}"`));
  },
);
