import type { Image as Picture } from '@karavan/shared-api/contract/common';
import { Image } from '@karavan/shared-ui/image';
import { useT } from '../translation.ts';

/** The photo of where the courier left the goods. */
export function DeliveryPhoto({ photo }: { readonly photo: Picture }) {
  const t = useT();
  return <Image picture={photo} alt={t('delivery_photo')} ratio={4 / 3} sizes="640px" />;
}
