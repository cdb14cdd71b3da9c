import { Clock, Store, Truck } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ItemDelivery, ItemDetail } from '@karavan/shared-api/contract/items';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';
import { OpeningWords } from '../shared/opening-words.tsx';
import { Promise, Promises } from '../shared/promises.tsx';

type Item = Pick<ItemDetail, 'kind' | 'event' | 'working_now' | 'delivery'>;

/** How an item gets to its buyer, and whether its seller is there now. */
export function SellerPromises({
  item: { kind, event, working_now, delivery },
}: {
  readonly item: Item;
}) {
  const t = useT();
  return (
    <Promises>
      {/* An event has its own time. */}
      {working_now && !event && (
        <Promise icon={<Clock size={20} />}>
          <OpeningWords now={working_now} />
        </Promise>
      )}
      {delivery && (
        <Promise icon={<Truck size={20} />}>
          <Delivery delivery={delivery} />
        </Promise>
      )}
      {kind === 'product' && (
        <Promise icon={<Store size={20} />}>{t('method_self_pickup')}</Promise>
      )}
    </Promises>
  );
}

function Delivery({ delivery }: { readonly delivery: ItemDelivery }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { fee, is_by_distance: isByDistance, free_from: freeFrom, min_order: minOrder } = delivery;
  const isFree = Number(fee.amount) === 0 && !isByDistance;
  const words = isFree
    ? t('delivery_free')
    : t(isByDistance ? 'delivery_from' : 'delivery_fee', { fee: formatMoney(fee, locale) });
  return (
    <>
      {words}
      {minOrder && <Muted>{t('delivery_min_order', { sum: formatMoney(minOrder, locale) })}</Muted>}
      {freeFrom && <Muted>{t('free_from', { sum: formatMoney(freeFrom, locale) })}</Muted>}
    </>
  );
}

const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
`;
