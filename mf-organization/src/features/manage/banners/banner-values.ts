import type { Image } from '@karavan/shared-api/contract/common';
import {
  BannerInput as Schema,
  type BannerInput,
  type EditedBanner,
} from '@karavan/shared-api/contract/banners';
import type { Form, SchemaOf } from '@karavan/shared-api/form';

/** Picture and target stand in the form together with what is seen of them, so that a kept draft shows them too. */
interface BannerValues extends BannerInput {
  readonly picture: Image | null;
  readonly target_title: string | null;
}

export type BannerFormOf = Form<BannerValues, EditedBanner>;

/** The contract's own; it looks at nothing of what the form keeps besides. */
export const bannerSchema = Schema as unknown as SchemaOf<BannerValues>;

/** @param now when a new banner begins */
export function valuesOf(stored: EditedBanner | null, now: Date): BannerValues {
  if (!stored) {
    return {
      text: '',
      kind: 'organization',
      target_id: null,
      target_title: null,
      address: '',
      places: ['organization', 'promotions', 'feed'],
      country: null,
      city: null,
      is_shown: true,
      starts_at: now.toISOString(),
      ends_at: null,
      picture: null,
    };
  }
  const { id: _id, version: _version, state: _state, counts: _counts, image, ...values } = stored;
  return { ...values, picture: image };
}

/** What is sent of it. */
export function inputOf({
  picture: _picture,
  target_title: _title,
  ...values
}: BannerValues): BannerInput {
  const isThing = values.kind !== 'organization' && values.kind !== 'link';
  return {
    ...values,
    target_id: isThing ? values.target_id : null,
    address: values.kind === 'link' ? values.address : '',
  };
}
