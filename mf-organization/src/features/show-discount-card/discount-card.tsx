import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import {
  color,
  fontSize,
  gradient,
  media,
  radius,
  shadow,
  space,
  weight,
} from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';
import { DiscountProgress } from './discount-progress.tsx';
import { formatPercent } from './format-percent.ts';

interface DiscountCardProps {
  readonly organizationId: number;
  readonly title: string;
  readonly card: NonNullable<OrganizationDetail['discount_card']>;
}

/** The organization's discount card as in a wallet: its steps, and how far the signed-in person is. */
export function DiscountCard({ organizationId, title, card }: DiscountCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const standing = useOrganizationClient(organizationId)?.discount;
  const best = formatPercent(card.tiers.at(-1)!.percent, locale);
  return (
    <Card aria-labelledby="discount-card" $background={gradient[GRADIENTS[card.kind]]}>
      <Top>
        <h2 id="discount-card">{t(`card_${card.kind}`)}</h2>
        <span>{title}</span>
      </Top>
      <Percent>
        {standing
          ? formatPercent(standing.percent, locale)
          : card.tiers.length > 1
            ? t('card_up_to', { percent: best })
            : best}
      </Percent>
      <p>{t(`card_${card.kind}_text`)}</p>
      {standing && <DiscountProgress standing={standing} />}
      {card.tiers.length > 1 && (
        <Tiers>
          {card.tiers.map(({ percent, spend_limit }) => (
            <li key={percent} aria-current={percent === standing?.percent || undefined}>
              <span>{t('card_from', { sum: formatMoney(spend_limit, locale) })}</span>
              <span>{formatPercent(percent, locale)}</span>
            </li>
          ))}
        </Tiers>
      )}
    </Card>
  );
}

const GRADIENTS = { fixed: 'lagoon', cumulative: 'dusk', cashback: 'meadow' } as const;

const Card = styled.section<{ readonly $background: string }>`
  display: grid;
  gap: ${space[2]};
  margin: 0 ${space[4]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.large};
  background: ${({ $background }) => $background};
  box-shadow: ${shadow.card};
  color: ${color.onFill};
  font-size: ${fontSize.small};

  ${media.wide} {
    margin: 0;
  }
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};

  h2 {
    font-size: inherit;
    font-weight: ${weight.bold};
  }
`;

const Percent = styled.p`
  font-size: ${fontSize.display};
  font-weight: ${weight.bold};
`;

const Tiers = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-top: ${space[2]};

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    font-variant-numeric: tabular-nums;
  }

  [aria-current] {
    font-weight: ${weight.bold};
  }
`;
