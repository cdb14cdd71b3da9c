import { createHash } from 'node:crypto';
import { ApiError } from '../../errors/api-error.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { fetchPicture } from '../fetch-picture.ts';
import { isPicture } from '../is-photo.ts';
import { pictureWorkshop } from '../picture-workshop.ts';
import { UnreadablePictureError } from '../unreadable-picture-error.ts';
import type { PictureCache } from './picture-cache.ts';

/** Pictures that are fetched at once, in memory; later requests are told to try again. */
const AT_ONCE = 8;
const RETRY_AFTER_SECONDS = 5;
/** A picture that could not be had is not asked for again before. */
const REFUSED_MS = 60_000;
const REFUSALS_MAX = 1000;

interface Options {
  readonly outbound: Outbound;
  readonly cache: PictureCache;
  /** Whether the disk has room for what can be had again. */
  readonly hasRoom: () => boolean;
  /** The picture could not be kept; it is shown all the same. */
  readonly onCacheFailure: (error: unknown) => void;
}

/** What another site's picture is called in the cache. */
export const nameOfImage = (url: string) => {
  const hash = createHash('sha256').update(url).digest('hex');
  return `${hash.slice(0, 2)}/${hash}.webp`;
};

/**
 * Loads pictures of other sites, re-encoded as WebP: nothing of what was sent reaches a browser. A
 * picture that many ask for is fetched once.
 */
export function createLoadExternalImage({ outbound, cache, hasRoom, onCacheFailure }: Options) {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const refused = new Map<string, number>();

  async function load(name: string, url: string): Promise<Buffer | null> {
    const kept = await cache.get(name).catch(onCacheFailure);
    if (kept) return kept;
    const fetched = await fetchAnew(url);
    if (!fetched) {
      refuse(name);
      return null;
    }
    if (hasRoom()) await cache.put(name, fetched).catch(onCacheFailure);
    return fetched;
  }

  async function fetchAnew(url: string): Promise<Buffer | null> {
    try {
      const { content } = await fetchPicture(outbound, url);
      if (!isPicture(content)) return null;
      return Buffer.from(await pictureWorkshop.run('large', content));
    } catch (error) {
      const isTheirs =
        error instanceof UnreadablePictureError ||
        (error instanceof ApiError && error.code !== 'unavailable');
      if (isTheirs) return null;
      throw error;
    }
  }

  function refuse(name: string): void {
    if (refused.size >= REFUSALS_MAX) refused.delete(refused.keys().next().value!);
    refused.set(name, Date.now() + REFUSED_MS);
  }

  /**
   * Null for what is no picture, or cannot be had.
   * @throws ApiError `unavailable` when too many are fetched already
   */
  return async (url: string): Promise<Buffer | null> => {
    const name = nameOfImage(url);
    if ((refused.get(name) ?? 0) > Date.now()) return null;
    const present = underWay.get(name);
    if (present) return present;
    if (underWay.size >= AT_ONCE) {
      throw new ApiError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    }
    const loading = load(name, url).finally(() => underWay.delete(name));
    underWay.set(name, loading);
    return loading;
  };
}
