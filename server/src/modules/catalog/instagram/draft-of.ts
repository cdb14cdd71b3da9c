import type { ItemInput } from '@karavan/shared-api/contract/item-editing';
import { isShowable, tidyText } from '@karavan/shared-api/contract/characters';
import { readInstagramLink } from '@karavan/shared-api/contract/instagram-posts';
import { ITEM_DESCRIPTION_LENGTH, ITEM_NAME_LENGTH } from '@karavan/shared-api/contract/limits';
import type { Media } from './instagram-port.ts';

interface Draft {
  readonly media: Pick<Media, 'id' | 'caption' | 'permalink'>;
  /** Pictures, uploaded for whoever has connected the account. */
  readonly uploads: readonly number[];
  readonly category: number;
}

/** The product that a post becomes: its first line is the name, and staff say the price. */
export function draftOf({ media, uploads, category }: Draft): ItemInput {
  const caption = showable(media.caption, {
    length: ITEM_DESCRIPTION_LENGTH,
    hasLines: true,
  });
  const [first = ''] = caption.split('\n');
  return {
    title:
      showable(first, { length: ITEM_NAME_LENGTH, hasLines: false }) || `Instagram ${media.id}`,
    description: caption,
    translations: [],
    category,
    price: null,
    old_price: null,
    images: uploads.map((upload_id) => ({ upload_id, alt: '' })),
    videos: [],
    instagram_posts: readInstagramLink(media.permalink) === null ? [] : [media.permalink],
    sizes: [{ id: null, size: '', quantity: 0, seen: null }],
    status: 'draft',
    publish_at: null,
  };
}

interface Limits {
  readonly length: number;
  readonly hasLines: boolean;
}

/** Marks that turn the direction of a text: one that is cut may leave them open. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** What a person could have written, cut where a character ends: other sites let more through. */
function showable(text: string, { length, hasLines }: Limits): string {
  const plain = text.replaceAll(/\r\n?/g, '\n').replaceAll(DIRECTIONS, '');
  const shown = Array.from(plain).filter((one) => isShowable(one, { hasLines }));
  let cut = '';
  for (const one of tidyText(shown.join(''))) {
    if (cut.length + one.length > length) break;
    cut += one;
  }
  return tidyText(cut);
}
