import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { RouteMatch } from '@karavan/shared-api/contract/route-table';
import type { RenderedPage } from '@karavan/shared-api/remote/server';
import type { RenderPool } from './render-pool.ts';

/** A slower screen goes out as a skeleton instead. */
const TIME_LIMIT_MS = 800;
/** Rendered guests' screens are shown again for this long. */
const KEEP_FOR_MS = 10_000;
const KEPT_MAX = 500;

export interface FirstScreenRequest {
  readonly match: RouteMatch;
  readonly version: string;
  /** Path and query. */
  readonly url: string;
  readonly locale: Locale;
}

export interface FirstScreens {
  /** The first screen of a public page, or null when it cannot be had in time. Never rejects. */
  render(request: FirstScreenRequest): Promise<RenderedPage | null>;
}

interface FirstScreensOptions {
  /** The folder that holds `<remote>/<version>/`. */
  readonly releases: string;
  readonly pool: Pick<RenderPool, 'render'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Renders first screens with the remotes' own `node` builds and keeps them for a moment. */
export function createFirstScreens({ releases, pool, log }: FirstScreensOptions): FirstScreens {
  const kept = new Map<string, { readonly until: number; readonly page: Promise<RenderedPage> }>();

  function renderKept({ match, version, url, locale }: FirstScreenRequest): Promise<RenderedPage> {
    const key = `${version} ${locale} ${url}`;
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.page;
    const page = pool.render({
      bundle: path.join(releases, match.row.owner, version, 'node/server.cjs'),
      request: { page: match.row.name, params: match.params, url, locale },
    });
    page.catch(() => kept.delete(key));
    kept.delete(key);
    kept.set(key, { until: Date.now() + KEEP_FOR_MS, page });
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!);
    return page;
  }

  return {
    async render(request) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), TIME_LIMIT_MS);
      });
      try {
        return await Promise.race([renderKept(request), late]);
      } catch (error) {
        log.warn({ err: error, url: request.url }, 'A first screen could not be rendered');
        return null;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
