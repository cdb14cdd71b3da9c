import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_CURRENCY } from '@karavan/shared-api/contract/limits';
import { DEFAULT_LOCALE } from '@karavan/shared-api/contract/locales';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { RenderError, type RenderPool } from './render-pool.ts';

/** What stands for a parameter of an address; that there is no such thing says nothing of the release. */
const SAMPLE = '1';

/**
 * How often it may fail before that counts. That it had no turn says nothing of a release, and that it
 * was slow once may be the server's doing too; one that hangs does so each time.
 */
const PATIENCE: Readonly<Record<string, number>> = { queue: 30, time: 3 };
const PAUSE_MS = 1000;

/**
 * Renders each first screen of a release once, as its visitors would have it.
 * @returns what has failed, in sentences
 */
export function createRenderTrial(pool: Pick<RenderPool, 'render'>, pauseMs = PAUSE_MS) {
  return async ({ id, version, pages }: ReleaseManifest): Promise<string[]> => {
    const problems: string[] = [];
    for (const { name, path: address } of pages.filter(({ ssr }) => ssr)) {
      const names = [...address.matchAll(/:(\w+)(?!\w*\?)/g)].map(([, parameter]) => parameter!);
      const segments = address.split('/').filter((part) => !part.endsWith('?'));
      const url = segments.map((part) => (part.startsWith(':') ? SAMPLE : part)).join('/');
      const render = () =>
        pool.render({
          bundle: { remote: id, version },
          request: {
            page: name,
            params: Object.fromEntries(names.map((parameter) => [parameter, SAMPLE])),
            url,
            locale: DEFAULT_LOCALE,
            currency: DEFAULT_CURRENCY,
          },
        });
      await withPatience(render, pauseMs).catch((error: Error) => {
        if (error instanceof RenderError && error.problem === 'absent') return;
        problems.push(`${id} ${version}: the first screen '${name}' fails: ${error.message}`);
      });
    }
    return problems;
  };
}

/** On a busy server a screen comes too late for a visitor; here nobody waits for it. */
async function withPatience(render: () => Promise<unknown>, pauseMs: number): Promise<void> {
  const failures: Record<string, number> = {};
  for (;;) {
    try {
      await render();
      return;
    } catch (error) {
      const problem = error instanceof RenderError ? error.problem : '';
      failures[problem] = (failures[problem] ?? 0) + 1;
      if (failures[problem] >= (PATIENCE[problem] ?? 1)) throw error;
      await sleep(pauseMs);
    }
  }
}
