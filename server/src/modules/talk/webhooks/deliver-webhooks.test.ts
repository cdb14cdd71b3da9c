import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RUN_MS } from './deliver-webhooks.ts';
import { TIMEOUT_MS } from './send-delivery.ts';

it.each(['karavan.service', 'karavan-worker.service', 'compose.yaml'])(
  'a run ends before %s gives the process up that is to stop',
  (file) => {
    const text = readFileSync(path.resolve('deploy', file), 'utf8');
    const seconds = [...text.matchAll(/(?:TimeoutStopSec=|stop_grace_period: )(\d+)/g)];
    expect(seconds.length).toBeGreaterThan(0);
    const patience = Math.min(...seconds.map(([, count]) => Number(count)));
    expect(RUN_MS + TIMEOUT_MS).toBeLessThan(patience * 1000);
  },
);
