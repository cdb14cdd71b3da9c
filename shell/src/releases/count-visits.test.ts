import type { PageStatus } from '../composition/page-host.ts';
import type { Visit } from '../telemetry.ts';
import { countVisits } from './count-visits.ts';

function start() {
  let status: PageStatus = { phase: 'idle' };
  let listener = () => {};
  const reported: (readonly Visit[])[] = [];
  const shown: Record<string, string | undefined> = { shell: '1' };
  countVisits({
    pageHost: {
      status: () => status,
      subscribe(added) {
        listener = added;
        return () => {};
      },
    },
    shown: () => shown,
    report: (visits) => reported.push(visits),
  });
  return {
    reported,
    shown,
    become(phase: 'ready' | 'slow' | 'loading') {
      status = phase === 'ready' ? { phase } : { phase, remote: 'mf-feed' };
      listener();
    },
  };
}

it('tells each release once, as soon as its page is on screen', () => {
  const { become, shown, reported } = start();
  become('loading');
  expect(reported).toEqual([]);
  shown['mf-feed'] = '2';
  become('ready');
  become('ready');
  shown['mf-feed'] = '3';
  become('ready');
  expect(reported).toEqual([
    [
      { remote: 'shell', version: '1', slow: false },
      { remote: 'mf-feed', version: '2', slow: false },
    ],
    [{ remote: 'mf-feed', version: '3', slow: false }],
  ]);
});

it('says that somebody had to wait for long, and only then', () => {
  const { become, shown, reported } = start();
  shown['mf-feed'] = '2';
  become('slow');
  become('ready');
  shown['mf-feed'] = '3';
  become('ready');
  expect(reported.map((visits) => visits.at(-1)!.slow)).toEqual([true, false]);
});
