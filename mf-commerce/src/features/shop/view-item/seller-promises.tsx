import type { ReactNode } from 'react';
import { Clock, Store, Truck } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ItemDelivery, ItemDetail } from '@karavan/shared-api/contract/items';
import { weekdayName } from '@karavan/shared-ui/weekday-name';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, space } from '@karavan/shared-ui/tokens';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';

type Item = Pick<ItemDetail, 'kind' | 'event' | 'working_now' | 'delivery'>;

/** How an item gets to its buyer, and whether its seller is there now. */
export function SellerPromises({
  item: { kind, event, working_now, delivery },
}: {
  readonly item: Item;
}) {
  const commerce = useCommerceT();
  return (
    <List>
      {/* An event has its own time. */}
      {working_now && !event && (
        <Promise icon={<Clock size={20} />}>
          <Hours hours={working_now} />
        </Promise>
      )}
      {delivery && (
        <Promise icon={<Truck size={20} />}>
          <Delivery delivery={delivery} />
        </Promise>
      )}
      {kind === 'product' && (
        <Promise icon={<Store size={20} />}>{commerce('method_self_pickup')}</Promise>
      )}
    </List>
  );
}

function Hours({
  hours: { state, changes, today },
}: {
  readonly hours: NonNullable<Item['working_now']>;
}) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  if (!changes) return t('open_always');
  const { weekday, time, is_today: isToday } = changes;
  const isTomorrow = weekday === (today % 7) + 1;
  const day = weekdayName(weekday, locale);
  if (state === 'open') {
    return t('open_until', { time: isToday || isTomorrow ? time : `${day}, ${time}` });
  }
  if (isToday) return t('opens_today', { time });
  return isTomorrow ? t('opens_tomorrow', { time }) : t('opens_later', { day, time });
}

function Delivery({ delivery }: { readonly delivery: ItemDelivery }) {
  const t = useT();
  const commerce = useCommerceT();
  const locale = useAtomValue(localeAtom);
  const { fee, is_by_distance: isByDistance, free_from: freeFrom } = delivery;
  const isFree = Number(fee.amount) === 0 && !isByDistance;
  if (isFree) return t('delivery_free');
  return (
    <>
      {t(isByDistance ? 'delivery_from' : 'delivery_fee', { fee: formatMoney(fee, locale) })}
      {freeFrom && <Muted>{commerce('free_from', { sum: formatMoney(freeFrom, locale) })}</Muted>}
    </>
  );
}

function Promise({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Line>
      <Icon aria-hidden>{icon}</Icon>
      <Words>{children}</Words>
    </Line>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`;

const Line = styled.li`
  display: flex;
  gap: ${space[3]};
  min-width: 0;
`;

const Icon = styled.span`
  flex: none;
  height: 24px;
  padding-top: 2px;
  color: ${color.textMuted};
`;

const Words = styled.span`
  min-width: 0;
  line-height: 1.5;
`;

const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
`;
