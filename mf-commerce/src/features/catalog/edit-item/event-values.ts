import { EventInput as Schema } from '@karavan/shared-api/contract/events';
import type { EditedEvent, EventInput } from '@karavan/shared-api/contract/events';
import type { Form, SchemaOf } from '@karavan/shared-api/form';
import { withoutGone, type ShownPicture, type ShownVideo } from './item-values.ts';

/** Pictures stand in the form together with what is seen of them, so that a kept draft shows them too. */
export interface EventValues extends Omit<
  EventInput,
  'images' | 'videos' | 'instagram_posts' | 'extras'
> {
  readonly images: ShownPicture[];
  readonly videos: ShownVideo[];
  /** Their links. */
  readonly instagram_posts: string[];
  readonly extras: ExtraValues[];
}

export type SectionValues = EventInput['sections'][number];
type ExtraValues = NonNullable<EventInput['extras']>[number];
export type EventForm = Form<EventValues, EditedEvent>;

/** The contract's own; it looks at nothing of what the form keeps besides. */
export const eventSchema = Schema as unknown as SchemaOf<EventValues>;

export const newSection = (): SectionValues => ({
  id: null,
  name: '',
  price: '',
  quota: 100,
  sales_from: null,
  sales_until: null,
});

export const newExtra = (): ExtraValues => ({
  id: null,
  name: '',
  price: '',
  quota: 50,
  per_order: null,
});

/** Of an event that is not stored yet. */
export const BLANK_EVENT = {
  title: '',
  description: '',
  translations: [],
  category: null,
  images: [],
  videos: [],
  instagram_posts: [],
  status: 'draft' as const,
  publish_at: null,
  starts: '',
  ends: '',
  place: '',
  sales_from: null,
  sales_until: null,
  sections: [newSection()],
  extras: [],
};

/** What is stored, as the form begins with it. */
export function eventValuesOf(event: EditedEvent): EventValues {
  return {
    title: event.title,
    description: event.description,
    translations: event.translations,
    category: event.category.id,
    images: event.images.map(({ file_id, alt, image }) => ({ file_id, alt, src: image.medium })),
    videos: event.videos.map(({ id, poster }) => ({ id, src: poster.medium })),
    instagram_posts: event.instagram_posts.map(({ url }) => url),
    status: event.status,
    publish_at: event.publish_at,
    starts: event.starts,
    ends: event.ends,
    place: event.place,
    sales_from: event.sales_from,
    sales_until: event.sales_until,
    sections: event.sections.map(typed),
    extras: event.extras.map(typed),
  };
}

/** As a person types it: whole sums without digits behind the point. */
const typed = <T extends { readonly taken: number; readonly price: string }>({
  taken: _taken,
  price,
  ...entry
}: T) => ({ ...entry, price: price.replace(/\.0+$/, '') });

/** What is sent of it. */
export function eventInputOf({ images, videos, ...values }: EventValues): EventInput {
  return {
    ...values,
    images: images.map(({ src: _src, ...picture }) => picture),
    videos: videos.map(({ src: _src, ...video }) => video),
  };
}

/**
 * What was typed, made to fit what somebody else has stored meanwhile: what they have taken away is not referred to, and
 * a section or an extra that is kept all the same is a new one.
 */
export function eventOnTopOf(theirs: EditedEvent, mine: EventValues): EventValues {
  return {
    ...withoutGone(mine, theirs),
    sections: mine.sections.map(knownTo(theirs.sections)),
    extras: mine.extras.map(knownTo(theirs.extras)),
  };
}

function knownTo(stored: readonly { readonly id: number }[]) {
  const ids = new Set<number | null>(stored.map(({ id }) => id));
  return <T extends { readonly id: number | null }>(entry: T): T =>
    ids.has(entry.id) ? entry : { ...entry, id: null };
}

/** What the cheapest section costs, as it was typed; empty where none costs anything yet. */
export const lowestPrice = (sections: readonly SectionValues[]): string =>
  sections
    .flatMap(({ price }) => (price === '' ? [] : [price]))
    .toSorted((one, other) => Number(one) - Number(other))[0] ?? '';
