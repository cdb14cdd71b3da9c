import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getOwnWholesalePrices } from '@karavan/shared-api/client/wholesale';
import { useEndpoint } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT as useCommonT } from '../../../shared/translation.ts';
import { useT, withShopTexts } from '../translation.ts';

const OWN = { stream: 'unread' } as const;

interface OwnPricesProps {
  readonly itemId: number;
}

/**
 * What an item costs somebody who is signed in: a confirmed wholesale client from how many pieces on, anybody else with
 * the card that they use there; nothing for others.
 */
export const OwnPrices = withShopTexts(function OwnPrices({ itemId: id }: OwnPricesProps) {
  const t = useT();
  const common = useCommonT();
  const locale = useAtomValue(localeAtom);
  const { realtime } = useShell();
  const { data, refetch } = useEndpoint(
    getOwnWholesalePrices,
    { params: { id } },
    { staleTime: 0 },
  );
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ type: news }) => {
    if (news.startsWith('wholesale_')) void refetch();
  });
  if (data?.card) {
    const { kind, percent, sum } = data.card;
    return (
      <Own>
        {t(kind === 'cashback' ? 'price_cashback' : 'price_with_card', {
          percent: formatPercent(percent, locale),
          sum: formatMoney(sum, locale),
        })}
      </Own>
    );
  }
  if (!data || data.steps.length === 0) return null;
  return (
    <Steps aria-label={common('wholesale')}>
      {data.steps.map(({ min_quantity, price }) => (
        <Own as="li" key={min_quantity}>
          {t('wholesale_from', { count: min_quantity, price: formatMoney(price, locale) })}
        </Own>
      ))}
    </Steps>
  );
});

const Steps = styled.ul`
  display: grid;
  gap: ${space[1]};
`;

const Own = styled.p`
  color: ${color.success};
  font: ${type.label};
`;
