import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { DiscountOffer } from '@karavan/shared-api/contract/discounts';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDistance } from '@karavan/shared-ui/format-distance';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { DiscountWalletCard } from '@karavan/shared-ui/product/discount-wallet-card';
import { Panel } from '@karavan/shared-ui/product/panel';
import { OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { WalletTiers } from '@karavan/shared-ui/product/wallet-tiers';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** The cards that one organization offers, with the way to it. */
export function OfferedCards({
  organization,
  cards,
  distance,
}: Pick<DiscountOffer, 'organization' | 'cards' | 'distance'>) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <Panel as="article" aria-label={organization.title}>
      <Line to={`/organizations/${organization.id}`}>
        <OrganizationLine organization={organization} size={44}>
          {[organization.type, distance !== undefined && formatDistance(distance, locale)]
            .filter(Boolean)
            .join(' · ')}
        </OrganizationLine>
      </Line>
      {cards.map(({ kind, background, tiers }) => {
        const best = formatPercent(tiers.at(-1)?.percent ?? '0', locale);
        return (
          <DiscountWalletCard
            key={kind}
            background={background}
            title={t(`kind_${kind}`)}
            value={tiers.length > 1 ? t('up_to', { percent: best }) : best}
          >
            <p>{t(`about_${kind}`)}</p>
            {tiers.length > 1 && (
              <WalletTiers>
                {tiers.map(({ percent, spend_limit: limit }) => (
                  <li key={percent}>
                    <span>{t('from', { sum: formatMoney(limit, locale) })}</span>
                    <span>{formatPercent(percent, locale)}</span>
                  </li>
                ))}
              </WalletTiers>
            )}
          </DiscountWalletCard>
        );
      })}
    </Panel>
  );
}

const Line = styled(Link)`
  min-width: 0;
  padding: ${space[1]} 0;
`;
