import { ReceiptText, ShoppingBag } from 'lucide-react';
import { useNavigate } from '@karavan/shared-api/router';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT } from '../../../shared/translation.ts';

const PICTURES = { carts: ShoppingBag, receipts: ReceiptText } as const;

/** Shown when there is no cart or receipt yet: leads to the feed. */
export function NothingBought({ lacks }: { readonly lacks: keyof typeof PICTURES }) {
  const t = useT();
  const navigate = useNavigate();
  const Picture = PICTURES[lacks];
  return (
    <EmptyState
      title={t(`empty_${lacks}`)}
      text={t(`empty_${lacks}_text`)}
      picture={<Picture size={32} strokeWidth={1.75} />}
      action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
    />
  );
}
