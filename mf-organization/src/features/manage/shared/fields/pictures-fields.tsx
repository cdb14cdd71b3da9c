import { useT } from '../translation.ts';
import { Group } from './field-layout.ts';
import type { OrganizationForm } from './organization-form.ts';
import { PictureField } from './picture-field.tsx';

/** The sign and the banner, cropped before they are uploaded. */
export function PicturesFields({ form }: { readonly form: OrganizationForm }) {
  const t = useT();
  const sign = form.control('image_id');
  const image = form.control('image');
  const wide = form.control('banner_id');
  const banner = form.control('banner');
  return (
    <Group>
      <PictureField
        label={t('field_image')}
        hint={t('field_image_hint')}
        crop="image_crop"
        picture={image.value}
        error={sign.error}
        onChange={(id, picture) => {
          sign.onValueChange(id);
          image.onValueChange(picture);
        }}
      />
      <PictureField
        label={t('field_banner')}
        hint={t('field_banner_hint')}
        crop="image_horizontal_crop"
        picture={banner.value}
        error={wide.error}
        onChange={(id, picture) => {
          wide.onValueChange(id);
          banner.onValueChange(picture);
        }}
      />
    </Group>
  );
}
