import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OrderCard } from '@karavan/shared-api/contract/cards';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { datesOf } from './dates-of.ts';

/** What is ordered, when it is for, how it is had, and what it costs. */
export function OrderFacts({ order }: { readonly order: OrderCard }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { lines, line_count, kind, method } = order;
  const dates = datesOf(order, locale);
  const way = kind === 'product' ? wayOf(order) : null;
  const isOnline = method === 'online_payment';
  return (
    <>
      {lines.length > 0 && (
        <Lines>
          {lines.map(({ name, size, quantity, image }, index) => (
            <Line key={index}>
              <Thumbnail picture={image} size={44} />
              <span>
                {name}
                <Muted>
                  {[size, kind === 'rent' ? '' : t('pieces', { count: quantity })]
                    .filter(Boolean)
                    .join(', ')}
                </Muted>
              </span>
            </Line>
          ))}
          {line_count > lines.length && (
            <li>
              <Muted>{t('more_lines', { count: line_count - lines.length })}</Muted>
            </li>
          )}
        </Lines>
      )}
      {dates && <p>{dates}</p>}
      {(way || isOnline) && (
        <Muted>
          {[way && t(way.key, way.values), isOnline && t('paid_online')]
            .filter(Boolean)
            .join(' · ')}
        </Muted>
      )}
      {order.note && <Note>{t('order_note', { note: order.note })}</Note>}
      <Price>{formatMoney(order.total, locale, 'two')}</Price>
    </>
  );
}

function wayOf({ delivery, method }: OrderCard) {
  if (delivery) {
    const place = `${delivery.city}, ${delivery.address}`;
    return { key: 'way_courier', values: { place } } as const;
  }
  return { key: method === 'cart_checkout' ? 'way_till' : 'way_pickup', values: {} } as const;
}

const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-block: ${space[2]};
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`;

const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Note = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Price = styled.p`
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`;
