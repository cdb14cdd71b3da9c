import { tidyText } from '@karavan/shared-api/contract/characters';
import { ApiError } from '../../errors/api-error.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { fetchPicture } from '../fetch-picture.ts';
import { notLoaded, type SentPicture } from '../require-photo.ts';
import type { YoutubeDirectory } from './oembed.ts';
import { readYoutubeLink } from './read-youtube-link.ts';

const TITLE_LENGTH = 200;

interface FoundVideo {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly thumbnail: SentPicture;
}

/**
 * What is behind a link to YouTube, with its picture.
 * @throws ApiError naming `video_url` where there is nothing, or it cannot be had
 */
export async function findYoutubeVideo(
  directory: YoutubeDirectory,
  outbound: Outbound,
  link: string,
): Promise<FoundVideo> {
  const id = readYoutubeLink(link);
  if (id === null) throw notLoaded('video_url', undefined);
  try {
    const { title, author, thumbnailUrl } = await directory.describe(id);
    const { content } = await fetchPicture(outbound, thumbnailUrl);
    return {
      id,
      title: shown(title),
      author: shown(author),
      thumbnail: { content, field: 'video_url' },
    };
  } catch (error) {
    const isTheirs = error instanceof OutboundError || error instanceof ApiError;
    throw isTheirs ? notLoaded('video_url', error) : error;
  }
}

/** What strangers have written, as our own texts are kept. */
const shown = (text: string) =>
  tidyText(
    Array.from(text.replaceAll(/[\p{Control}\p{Surrogate}]/gu, ' '))
      .slice(0, TITLE_LENGTH)
      .join(''),
  );
