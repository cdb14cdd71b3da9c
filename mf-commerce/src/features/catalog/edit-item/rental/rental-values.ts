import { RentalInput as Schema } from '@karavan/shared-api/contract/rental-offers';
import type { RentalInput, RentalOffer } from '@karavan/shared-api/contract/rental-offers';
import type { Form, SchemaOf } from '@karavan/shared-api/form';
import type { ShownPicture, ShownVideo } from '../item-values.ts';

/** Pictures stand in the form together with what is seen of them, so that a kept draft shows them too. */
export interface RentalValues extends Omit<RentalInput, 'images' | 'videos' | 'instagram_posts'> {
  readonly images: ShownPicture[];
  readonly videos: ShownVideo[];
  /** Their links. */
  readonly instagram_posts: string[];
}

export type RentalForm = Form<RentalValues, RentalOffer>;

/** The contract's own; it looks at nothing of what the form keeps besides. */
export const rentalSchema = Schema as unknown as SchemaOf<RentalValues>;

/** Of something that is not stored yet: by the day, on terms that ask for nothing. */
export const BLANK_RENTAL = {
  title: '',
  description: '',
  translations: [],
  category: null,
  images: [],
  videos: [],
  instagram_posts: [],
  status: 'draft' as const,
  publish_at: null,
  price: '',
  unit: 'day' as const,
  units_min: 1,
  units_max: 30,
  units_step: 1,
  starts_from: '10:00',
  starts_until: '20:00',
  departs_at: null,
  quantity: 1,
  buffer_before: 0,
  buffer_after: 0,
  notice_hours: 0,
  days_ahead: 365,
  deposit: '0',
  cancel_hours: 0,
  cancel_percent: 0,
  rules: [],
};

/** As a person types it: whole sums without digits behind the point. */
const typed = (amount: string) => amount.replace(/\.0+$/, '');

/** What is stored, as the form begins with it. */
export function rentalValuesOf({ terms, ...offer }: RentalOffer): RentalValues {
  return {
    title: offer.title,
    description: offer.description,
    translations: offer.translations,
    category: offer.category.id,
    images: offer.images.map(({ file_id, alt, image }) => ({ file_id, alt, src: image.medium })),
    videos: offer.videos.map(({ id, poster }) => ({ id, src: poster.medium })),
    instagram_posts: offer.instagram_posts.map(({ url }) => url),
    status: offer.status,
    publish_at: offer.publish_at,
    ...terms,
    price: typed(terms.price),
    deposit: typed(terms.deposit),
    rules: terms.rules.map((rule) => ({ ...rule, price: typed(rule.price) })),
  };
}

/** What is sent of it. */
export function rentalInputOf({ images, videos, ...values }: RentalValues): RentalInput {
  return {
    ...values,
    images: images.map(({ src: _src, ...picture }) => picture),
    videos: videos.map(({ src: _src, ...video }) => video),
  };
}
