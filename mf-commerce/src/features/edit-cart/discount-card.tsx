import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Cart, CartCard } from '@karavan/shared-api/contract/carts';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { fontSize, gradient, radius, shadow, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

interface DiscountCardProps {
  readonly card: CartCard;
  readonly organization: Cart['organization'];
}

/** The organization's discount card, as it lies in a wallet: what it gives, and how to get more. */
export function DiscountCard({ card, organization }: DiscountCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const percent = (text: string) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      Number(text) / 100,
    );
  return (
    <Card aria-label={t('card')}>
      <Top>
        <span>{organization.title}</span>
        <span>{t(`card_${card.kind}`)}</span>
      </Top>
      <Percent>{percent(card.percent)}</Percent>
      <p>
        {card.next
          ? t('card_next', {
              percent: percent(card.next.percent),
              missing: formatMoney(card.next.missing, locale),
            })
          : t('card_best')}
      </p>
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.large};
  background: ${gradient.lagoon};
  box-shadow: ${shadow.card};
  /* White reads on every gradient, in both schemes. */
  color: #fff;
  font-size: ${fontSize.small};
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Percent = styled.p`
  font-size: ${fontSize.display};
  font-weight: ${weight.bold};
`;
