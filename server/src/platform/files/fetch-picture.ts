import { PICTURE_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import { OutboundError } from '../outbound/outbound-error.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { notLoaded, tooBig, type SentPicture } from './require-photo.ts';

const TIMEOUT_MS = 10_000;

/**
 * Fetches the picture behind an address. Apart from its size, callers are not told why it cannot
 * be had: the answers would draw a map of our network.
 * @throws ApiError naming `image_url`
 */
export async function fetchPicture(outbound: Outbound, url: string): Promise<SentPicture> {
  const request = {
    headers: { accept: 'image/png, image/jpeg' },
    accepts: ['image/'],
    maxBytes: PICTURE_MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  };
  try {
    const { content } = await outbound.fetch(url, request);
    return { content, field: 'image_url' };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.problem === 'size') throw tooBig('image_url');
    throw notLoaded('image_url', error);
  }
}
