import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { RouteMatch } from '@karavan/shared-api/contract/route-table';
import { createKeepForAMoment } from '../../../../platform/keeping/keep-for-a-moment.ts';
import { RenderError, type RenderPool, type RenderProblem } from './render-pool.ts';
import type { Screen } from './screen.ts';
import { withoutCampaign } from './without-campaign.ts';

/** Rendered guests' screens are shown again for this long. */
const KEEP_FOR_MS = 10_000;
const KEPT_MAX = 500;

export interface FirstScreenRequest {
  readonly match: RouteMatch;
  readonly version: string;
  /** Path and query. */
  readonly url: string;
  readonly locale: Locale;
  /** That prices are also shown in. */
  readonly currency: string;
}

export interface FirstScreens {
  /** The first screen of a public page, or null when it cannot be had in time. Never rejects. */
  render(request: FirstScreenRequest): Promise<Screen | null>;
}

interface FirstScreensOptions {
  /** A slower screen goes out as a skeleton instead. */
  readonly limitMs: number;
  readonly pool: Pick<RenderPool, 'render'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Told of every screen that goes out as a skeleton instead. */
  countSkeleton(reason: RenderProblem | 'late'): void;
}

/** Renders first screens with the remotes' own `node` builds and keeps them for a moment. */
export function createFirstScreens({
  limitMs,
  pool,
  log,
  countSkeleton,
}: FirstScreensOptions): FirstScreens {
  const keep = createKeepForAMoment<Screen>({ milliseconds: KEEP_FOR_MS, most: KEPT_MAX });

  function renderKept(request: FirstScreenRequest): Promise<Screen> {
    const { match, version, locale, currency } = request;
    const url = withoutCampaign(request.url);
    return keep(`${version} ${locale} ${currency} ${url}`, () =>
      pool.render({
        bundle: { remote: match.row.owner, version },
        request: { page: match.row.name, params: match.params, url, locale, currency },
      }),
    );
  }

  return {
    async render(request) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), limitMs);
      });
      try {
        const page = await Promise.race([renderKept(request), late]);
        if (!page) countSkeleton('late');
        return page;
      } catch (error) {
        const problem = error instanceof RenderError ? error.problem : 'release';
        countSkeleton(problem);
        // That it is left alone has been told when that began; what is not there, anybody may ask for.
        if (problem !== 'left alone' && problem !== 'absent') {
          log.warn({ err: error, url: request.url }, 'A first screen could not be rendered');
        }
        return null;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
