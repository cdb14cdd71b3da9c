import { useAtomValue } from 'jotai';
import type { CartCard } from '@karavan/shared-api/contract/carts';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { DiscountWalletCard } from '@karavan/shared-ui/product/discount-wallet-card';
import { useT } from './translation.ts';

interface DiscountCardProps {
  readonly card: CartCard;
  /** The organization whose card it is. */
  readonly issuer: Pick<OrganizationCard, 'title' | 'color'>;
}

/** The organization's discount card: the discount here, and how to get more. */
export function DiscountCard({ card, issuer }: DiscountCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { kind, background, percent, next } = card;
  return (
    <DiscountWalletCard
      background={background}
      title={t(`card_${kind}`)}
      issuer={issuer}
      value={formatPercent(percent, locale)}
    >
      <p>
        {next
          ? t('card_next', {
              percent: formatPercent(next.percent, locale),
              missing: formatMoney(next.missing, locale),
            })
          : t(kind === 'cashback' ? 'card_cashback_text' : 'card_best')}
      </p>
    </DiscountWalletCard>
  );
}
