import { useNavigate } from '@karavan/shared-api/router';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT } from '../../../shared/translation.ts';

const SCENES = { carts: 'cart', receipts: 'parcel' } as const;

/** Shown when there is no cart or receipt yet: leads to the feed. */
export function NothingBought({ lacks }: { readonly lacks: keyof typeof SCENES }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <EmptyState
      scene={SCENES[lacks]}
      title={t(`empty_${lacks}`)}
      text={t(`empty_${lacks}_text`)}
      action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
    />
  );
}
