import { Share2 } from 'lucide-react';
import { useShare } from '@karavan/shared-api/interactions';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { usePromotionT } from './translation.ts';

interface SharePromotionProps {
  readonly title: string;
  readonly path: string;
}

/** Shares the page of a promotion. */
export function SharePromotion(page: SharePromotionProps) {
  const t = usePromotionT();
  const share = useShare();
  return (
    <IconButton
      kind="filled"
      label={t('share')}
      icon={<Share2 size={20} />}
      onClick={() => void share(page)}
    />
  );
}
