import type { Image as Picture } from '@karavan/shared-api/contract/common';
import { useT } from '../translation.ts';
import { Group } from './field-layout.ts';
import type { OrganizationForm } from './organization-form.ts';
import { PictureField } from './picture-field.tsx';

/** The pictures as they are seen: those stored, or chosen since. */
export interface ShownPictures {
  readonly image: Picture | null;
  readonly banner: Picture | null;
}

interface PicturesFieldsProps {
  readonly form: OrganizationForm;
  readonly shown: ShownPictures;
  onShownChange(shown: ShownPictures): void;
}

/** The sign and the banner, cropped before they are uploaded. */
export function PicturesFields({ form, shown, onShownChange }: PicturesFieldsProps) {
  const t = useT();
  const sign = form.control('image_id');
  const banner = form.control('banner_id');
  return (
    <Group>
      <PictureField
        label={t('field_image')}
        hint={t('field_image_hint')}
        crop="image_crop"
        picture={shown.image}
        error={sign.error}
        onChange={(id, image) => {
          sign.onValueChange(id);
          onShownChange({ ...shown, image });
        }}
      />
      <PictureField
        label={t('field_banner')}
        hint={t('field_banner_hint')}
        crop="image_horizontal_crop"
        picture={shown.banner}
        error={banner.error}
        onChange={(id, picture) => {
          banner.onValueChange(id);
          onShownChange({ ...shown, banner: picture });
        }}
      />
    </Group>
  );
}
