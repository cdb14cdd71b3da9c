import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { CartLine } from '@karavan/shared-api/contract/carts';
import { CART_QUANTITY_MAX } from '@karavan/shared-api/contract/limits';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { Stepper } from '../../../shared/stepper.tsx';
import { useT } from '../../../shared/translation.ts';

interface CartLineRowProps {
  readonly line: CartLine;
  onQuantity(quantity: number): void;
}

/** One line of a cart: item, quantity, price, and what has changed. */
export function CartLineRow({ line, onQuantity }: CartLineRowProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { item, size, quantity, available, price, list_price, change } = line;
  const most = Math.min(available, CART_QUANTITY_MAX);
  return (
    <Row>
      <Link to={`/p/${item.id}`} tabIndex={-1} aria-hidden>
        <Thumbnail picture={item.image} size={80} />
      </Link>
      <Words>
        <Link to={`/p/${item.id}`}>{item.name}</Link>
        {size && <Muted>{t('size_is', { size })}</Muted>}
        <Price>
          {formatMoney(price, locale)} {list_price && <s>{formatMoney(list_price, locale)}</s>}
        </Price>
        {list_price && <Muted>{t('wholesale')}</Muted>}
        {change && <Change role="status">{t(`change_${change}`, { count: available })}</Change>}
        <Quantity>
          <Stepper
            label={t('quantity_of', { name: item.name })}
            value={quantity}
            min={0}
            max={most}
            {...(quantity === 1 && { last: { label: t('remove'), icon: <Trash2 size={18} /> } })}
            onChange={onQuantity}
          />
        </Quantity>
      </Words>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} 0;

  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Price = styled.span`
  font-weight: ${weight.bold};

  s {
    color: ${color.textMuted};
    font-weight: ${weight.regular};
  }
`;

const Change = styled.span`
  color: ${color.warning};
  font: ${type.second};
`;

const Quantity = styled.div`
  margin-top: ${space[2]};
`;
