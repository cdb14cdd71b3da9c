import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { lazily } from '@karavan/shared-ui/lazily';
import { media, space } from '@karavan/shared-ui/tokens';
import { DiscountWalletCard } from '@karavan/shared-ui/product/discount-wallet-card';
import { WalletTiers } from '@karavan/shared-ui/product/wallet-tiers';
import { useT } from '../../shared/translation.ts';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';

/** Guests have none. */
const DiscountProgress = lazily(
  async () =>
    (await import(/* webpackChunkName: "client-standing" */ './discount-progress.tsx'))
      .DiscountProgress,
);

/** Few organizations have several. */
const AllCards = lazily(
  async () => (await import(/* webpackChunkName: "all-cards" */ './all-cards.tsx')).AllCards,
);

interface DiscountCardProps {
  readonly organization: Pick<OrganizationDetail, 'id' | 'title' | 'color'>;
  /** One at least. */
  readonly cards: OrganizationDetail['discount_cards'];
}

/** The discount card that counts, as in a wallet: its tiers, and the signed-in person's progress. */
export function DiscountCard({ organization, cards }: DiscountCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const standing = useOrganizationClient(organization.id)?.discount;
  const card = cards.find(({ kind }) => kind === standing?.kind) ?? cards[0]!;
  const best = formatPercent(card.tiers.at(-1)!.percent, locale);
  return (
    <Place>
      <DiscountWalletCard
        background={card.background}
        title={t(`card_${card.kind}`)}
        issuer={organization}
        value={
          standing
            ? formatPercent(standing.percent, locale)
            : card.tiers.length > 1
              ? t('card_up_to', { percent: best })
              : best
        }
      >
        <p>{t(`card_${card.kind}_text`)}</p>
        {standing && <DiscountProgress standing={standing} />}
        {card.tiers.length > 1 && (
          <WalletTiers>
            {card.tiers.map(({ percent, spend_limit }) => (
              <li key={percent} aria-current={percent === standing?.percent || undefined}>
                <span>{t('card_from', { sum: formatMoney(spend_limit, locale) })}</span>
                <span>{formatPercent(percent, locale)}</span>
              </li>
            ))}
          </WalletTiers>
        )}
      </DiscountWalletCard>
      {cards.length > 1 && <AllCards organizationId={organization.id} count={cards.length} />}
    </Place>
  );
}

const Place = styled.div`
  margin: 0 ${space[4]};

  ${media.wide} {
    margin: 0;
  }
`;
