import { useAtomValue } from 'jotai';
import { WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { getOwnWholesalePrices } from '@karavan/shared-api/client/wholesale';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { useEndpoint } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { isSignedInAtom, localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { useIsServed } from '@karavan/shared-ui/use-is-served';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { ItemPart } from '../../../shared/action-bar.tsx';
import { useT as useCommonT } from '../../../shared/translation.ts';
import { useT, withServedShopTexts } from '../translation.ts';

const OWN = { stream: 'unread' } as const;

interface ReducedPricesProps {
  readonly item: Pick<ItemDetail, 'id' | 'organization' | 'card_offer'>;
}

/**
 * What brings the price of an item down. Whoever is signed in reads their own price: a confirmed wholesale client from
 * how many pieces on, anybody else with the card that they use there. Guests are told what a card would give them, as is
 * everybody in what the server renders.
 */
export const ReducedPrices = withServedShopTexts(function ReducedPrices({
  item,
}: ReducedPricesProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const isServed = useIsServed();
  const { card_offer: card, organization } = item;
  const toCards = (words: string) => (
    <ToCards to={`/organizations/${organization.id}`}>
      <WalletCards size={20} aria-hidden />
      {words}
    </ToCards>
  );
  const offer =
    card && toCards(t(`card_offer_${card.kind}`, { percent: formatPercent(card.percent, locale) }));
  return (
    <ItemPart>
      {isSignedIn && !isServed ? (
        <OwnPrices itemId={item.id} toCards={toCards} otherwise={offer} />
      ) : (
        offer
      )}
    </ItemPart>
  );
});

interface OwnPricesProps {
  readonly itemId: number;
  /** A line that leads to the cards of the organization. */
  toCards(words: string): ReactNode;
  /** Where nothing is theirs alone, and until that is known. */
  readonly otherwise: ReactNode;
}

function OwnPrices({ itemId: id, toCards, otherwise }: OwnPricesProps) {
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
    return toCards(
      t(kind === 'cashback' ? 'price_cashback' : 'price_with_card', {
        percent: formatPercent(percent, locale),
        sum: formatMoney(sum, locale),
      }),
    );
  }
  if (!data || data.steps.length === 0) return otherwise;
  return (
    <Steps aria-label={common('wholesale')}>
      {data.steps.map(({ min_quantity, price }) => (
        <li key={min_quantity}>
          {t('wholesale_from', { count: min_quantity, price: formatMoney(price, locale) })}
        </li>
      ))}
    </Steps>
  );
}

const ToCards = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  color: ${color.success};
  font: ${type.label};
`;

const Steps = styled.ul`
  display: grid;
  gap: ${space[1]};
  color: ${color.success};
  font: ${type.label};
`;
