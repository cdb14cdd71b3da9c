import type { Readable } from 'node:stream';
import { VIDEO_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import { OutboundError } from '../outbound/outbound-error.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { notLoaded, tooBig } from './require-photo.ts';

/** The caller waits for no more than half a minute. */
const TIMEOUT_MS = 25_000;

/**
 * Hands the video behind an address on as it comes. Apart from its size, callers are not told why it
 * cannot be had, as of pictures.
 * @throws ApiError naming `video_url`, and whatever `read` throws
 */
export async function fetchVideo<T>(
  outbound: Outbound,
  url: string,
  read: (content: Readable, announced: number | null) => Promise<T>,
): Promise<T> {
  const request = {
    headers: { accept: 'video/mp4' },
    // Many sites do not know what they serve; the content decides.
    accepts: ['video/', 'application/octet-stream', 'binary/octet-stream'],
    maxBytes: VIDEO_MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  };
  try {
    return await outbound.stream(url, request, read);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw error.problem === 'size' ? tooBig('video_url') : notLoaded('video_url', error);
  }
}
