import { useAtomValue } from 'jotai';
import type { ClientWallet } from '@karavan/shared-api/contract/discounts';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { DiscountWalletCard } from '@karavan/shared-ui/product/discount-wallet-card';
import { WalletTiers } from '@karavan/shared-ui/product/wallet-tiers';
import { useT } from '../translation.ts';

interface OwnCardProps {
  readonly card: ClientWallet['cards'][number];
}

/** A card as it applies to the client: its step, the next one, and all steps. */
export function OwnCard({ card }: OwnCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { kind, background, percent, next, tiers } = card;
  return (
    <DiscountWalletCard
      background={background}
      title={t(`kind_${kind}`)}
      value={formatPercent(percent, locale)}
    >
      <p>
        {next
          ? t('next', {
              missing: formatMoney(next.missing, locale),
              percent: formatPercent(next.percent, locale),
            })
          : t(`about_${kind}`)}
      </p>
      {tiers.length > 1 && (
        <WalletTiers>
          {tiers.map((tier) => (
            <li key={tier.percent} aria-current={tier.percent === percent || undefined}>
              <span>{t('from', { sum: formatMoney(tier.spend_limit, locale) })}</span>
              <span>{formatPercent(tier.percent, locale)}</span>
            </li>
          ))}
        </WalletTiers>
      )}
    </DiscountWalletCard>
  );
}
