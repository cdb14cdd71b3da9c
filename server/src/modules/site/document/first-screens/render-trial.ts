import { DEFAULT_LOCALE } from '@karavan/shared-api/contract/locales';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import type { RenderPool } from './render-pool.ts';

/** What stands for a parameter of an address; what a page is about may not exist. */
const SAMPLE = '1';

/**
 * Renders each first screen of a release once, as its visitors would have it.
 * @returns what has failed, in sentences
 */
export function createRenderTrial(pool: Pick<RenderPool, 'render'>) {
  return async ({ id, version, pages }: ReleaseManifest): Promise<string[]> => {
    const problems: string[] = [];
    for (const { name, path: address } of pages.filter(({ ssr }) => ssr)) {
      const names = [...address.matchAll(/:(\w+)(?!\w*\?)/g)].map(([, parameter]) => parameter!);
      const segments = address.split('/').filter((part) => !part.endsWith('?'));
      const url = segments.map((part) => (part.startsWith(':') ? SAMPLE : part)).join('/');
      await pool
        .render({
          bundle: { remote: id, version },
          request: {
            page: name,
            params: Object.fromEntries(names.map((parameter) => [parameter, SAMPLE])),
            url,
            locale: DEFAULT_LOCALE,
          },
        })
        .catch((error: Error) => {
          problems.push(`${id} ${version}: the first screen '${name}' fails: ${error.message}`);
        });
    }
    return problems;
  };
}
