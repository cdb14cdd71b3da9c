import type { Image as Picture } from '@karavan/shared-api/contract/common';
import { Image } from '@karavan/shared-ui/image';
import { useT } from '../../../shared/translation.ts';

/** Where the courier has left it. */
export function DeliveryPhoto({ photo }: { readonly photo: Picture }) {
  const t = useT();
  return <Image picture={photo} alt={t('delivery_photo')} ratio={4 / 3} sizes="640px" />;
}
