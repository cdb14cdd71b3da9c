import type { EditedItem, ItemInput } from '@karavan/shared-api/contract/item-editing';
import { ItemInput as Schema } from '@karavan/shared-api/contract/item-editing';
import type { Form, SchemaOf } from '@karavan/shared-api/form';

/** Pictures and videos stand in the form together with what is seen of them, so that a kept draft shows them too. */
export type ShownPicture = ItemInput['images'][number] & { readonly src: string };
export type ShownVideo = ItemInput['videos'][number] & { readonly src: string };

export interface ItemValues extends Omit<ItemInput, 'images' | 'videos' | 'instagram_posts'> {
  readonly images: ShownPicture[];
  readonly videos: ShownVideo[];
  /** Their links. */
  readonly instagram_posts: string[];
}

export type SizeValues = ItemInput['sizes'][number];
export type ItemForm = Form<ItemValues, EditedItem>;

/** The contract's own; it looks at nothing of what the form keeps besides. */
export const itemSchema = Schema as unknown as SchemaOf<ItemValues>;

export const newSize = (size: string): SizeValues => ({
  id: null,
  size,
  quantity: 1,
  seen: null,
});

/** Of a product that is not stored yet. */
export const BLANK = {
  title: '',
  description: '',
  translations: [],
  category: null,
  price: null,
  old_price: null,
  images: [],
  videos: [],
  instagram_posts: [],
  sizes: [newSize('')],
  status: 'draft' as const,
  publish_at: null,
};

/** As a person types it: whole sums without digits behind the point. */
const typed = (amount: string | null) => amount?.replace(/\.0+$/, '') ?? null;

/** What is stored, as the form begins with it. */
export function valuesOf(item: EditedItem): ItemValues {
  return {
    title: item.title,
    description: item.description,
    translations: item.translations,
    category: item.category.id,
    price: typed(item.price),
    old_price: typed(item.old_price),
    images: item.images.map(({ file_id, alt, image }) => ({ file_id, alt, src: image.medium })),
    videos: item.videos.map(({ id, poster }) => ({ id, src: poster.medium })),
    instagram_posts: item.instagram_posts.map(({ url }) => url),
    sizes: item.sizes.map(({ id, size, quantity, sku, barcode }) => ({
      id,
      size,
      quantity,
      seen: quantity,
      sku,
      barcode,
    })),
    status: item.status,
    publish_at: item.publish_at,
  };
}

/** What is sent of it. */
export function inputOf({ images, videos, ...values }: ItemValues): ItemInput {
  return {
    ...values,
    images: images.map(({ src: _src, ...picture }) => picture),
    videos: videos.map(({ src: _src, ...video }) => video),
  };
}

/** What was typed, without the pictures and videos that somebody else has taken away meanwhile. */
export function withoutGone<V extends Pick<ItemValues, 'images' | 'videos'>>(
  mine: V,
  theirs: Pick<EditedItem, 'images' | 'videos'>,
): V {
  const files = new Set(theirs.images.map(({ file_id }) => file_id));
  const videos = new Set(theirs.videos.map(({ id }) => id));
  return {
    ...mine,
    images: mine.images.filter(({ file_id }) => file_id === undefined || files.has(file_id)),
    videos: mine.videos.filter(({ id }) => id === null || videos.has(id)),
  };
}

/**
 * What was typed, made to fit what somebody else has stored meanwhile: quantities change by as many pieces as before,
 * and what is no longer there is not referred to.
 */
export function onTopOf(theirs: EditedItem, mine: ItemValues): ItemValues {
  const sizes = new Map(theirs.sizes.map((size) => [size.id, size]));
  return {
    ...withoutGone(mine, theirs),
    sizes: mine.sizes.map((size) => {
      const stored = size.id === null ? undefined : sizes.get(size.id);
      if (!stored) return { ...size, id: null, seen: null };
      const change = (size.quantity ?? 0) - (size.seen ?? 0);
      return { ...size, seen: stored.quantity, quantity: Math.max(stored.quantity + change, 0) };
    }),
  };
}
