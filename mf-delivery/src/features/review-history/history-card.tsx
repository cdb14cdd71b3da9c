import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { dateFormat } from '@karavan/shared-ui/intl';
import { raised } from '@karavan/shared-ui/product/raised';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { DeliveryState } from '../../shared/delivery-state.tsx';
import { useT } from '../../shared/translation.ts';

/** One delivery of the history, with the cash still owed for it. */
export function HistoryCard({ delivery }: { readonly delivery: CourierDelivery }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { transaction_id, organization, address, taken_at, fee, status, cash_owed } = delivery;
  const date = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Card to={`/delivery/receipt/${transaction_id}`}>
      <Line>
        <Title>{organization.title}</Title>
        <DeliveryState status={status} />
      </Line>
      <span>{address}</span>
      <Line>
        <Muted>{date.format(new Date(taken_at))}</Muted>
        <Muted>{t('fee', { fee: formatMoney(fee, locale) })}</Muted>
      </Line>
      {Number(cash_owed.amount) > 0 && (
        <Owed>{t('to_hand_over', { sum: formatMoney(cash_owed, locale) })}</Owed>
      )}
    </Card>
  );
}

const Card = styled(Link)`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  ${raised}
  overflow-wrap: anywhere;
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`;

const Title = styled.span`
  font-weight: ${weight.medium};
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Owed = styled.span`
  color: ${color.warning};
  font-weight: ${weight.medium};
`;
