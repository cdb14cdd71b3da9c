import { z } from 'zod';
import type { Outbound } from '../../outbound/outbound.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';

/** What YouTube tells of a video. */
export interface YoutubeVideo {
  readonly title: string;
  readonly author: string;
  readonly thumbnailUrl: string;
}

export interface YoutubeDirectory {
  /** @throws OutboundError for a video that is private or not there, and when nobody answers */
  describe(id: string): Promise<YoutubeVideo>;
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 100_000;

const Answer = z.object({
  title: z.string(),
  author_name: z.string().default(''),
  thumbnail_url: z.url({ protocol: /^https$/ }),
});

/** Asks YouTube's oEmbed, which needs no key. */
export function createOembedDirectory(outbound: Pick<Outbound, 'fetch'>): YoutubeDirectory {
  return {
    async describe(id) {
      const page = encodeURIComponent(`https://www.youtube.com/watch?v=${id}`);
      const { content } = await outbound.fetch(
        `https://www.youtube.com/oembed?format=json&url=${page}`,
        { accepts: ['application/json', 'text/'], maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS },
      );
      return readOembed(content.toString());
    },
  };
}

/** @throws OutboundError for anything but an answer of oEmbed */
export function readOembed(text: string): YoutubeVideo {
  try {
    const { title, author_name: author, thumbnail_url } = Answer.parse(JSON.parse(text));
    return { title, author, thumbnailUrl: thumbnail_url };
  } catch (error) {
    throw new OutboundError('type', { cause: error });
  }
}
