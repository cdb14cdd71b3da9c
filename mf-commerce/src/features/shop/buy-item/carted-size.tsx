import { useEffect, useLayoutEffect, useRef } from 'react';
import { ChevronRight, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { CART_QUANTITY_MAX } from '@karavan/shared-api/contract/limits';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { Link } from '@karavan/shared-api/router';
import { color, size as lengths, space, type, weight } from '@karavan/shared-ui/tokens';
import { Stepper } from '../../../shared/stepper.tsx';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT, withShopTexts } from '../translation.ts';
import { flyToCart } from './fly-to-cart.ts';
import { NoSteps } from './no-steps.ts';
import { useCartedSize } from './use-carted-size.ts';

interface CartedSizeProps {
  readonly item: Pick<ItemDetail, 'id' | 'name'>;
  readonly size: ItemDetail['sizes'][number];
  readonly cartId: number | null;
  /** More than 0. */
  readonly quantity: number;
  /** It has taken the place of a button that had the focus. */
  readonly takesFocus: boolean;
  /** The last piece has been taken out. */
  onRemoved(): void;
}

function Carted({ item, size, cartId, quantity, takesFocus, onRemoved }: CartedSizeProps) {
  const t = useT();
  const commerce = useCommerceT();
  const set = useCartedSize(item.id, size.id);
  const root = useRef<HTMLDivElement>(null);
  const isFocusTaken = useRef(!takesFocus);
  const isFlown = useRef(!takesFocus);
  useLayoutEffect(() => {
    if (isFocusTaken.current || document.activeElement !== document.body) return;
    isFocusTaken.current = true;
    [...root.current!.querySelectorAll('button')].at(-1)?.focus();
  });

  useEffect(() => {
    if (!isFlown.current) flyToCart(root.current!);
    isFlown.current = true;
  }, []);

  function step(next: number): void {
    // Less may be left than is in the cart.
    set(Math.min(next, most));
    if (next === 0) onRemoved();
  }

  const most = Math.min(size.available, CART_QUANTITY_MAX);
  const word = t('in_cart');
  return (
    <Line ref={root}>
      <InCart>
        {cartId === null ? (
          word
        ) : (
          <Way to={`/carts/${cartId}`}>
            {word}
            <ChevronRight size={18} aria-hidden />
          </Way>
        )}
        {quantity >= most && (
          <Limit role="status">{commerce('change_stock', { count: most })}</Limit>
        )}
      </InCart>
      <Stepper
        label={commerce('quantity_of', { name: item.name })}
        value={quantity}
        min={0}
        max={most}
        {...(quantity === 1 && {
          last: { label: commerce('remove'), icon: <Trash2 size={18} /> },
        })}
        onChange={step}
      />
    </Line>
  );
}

/** A size that is in the cart: how many, and the way there. */
export const CartedSize = withShopTexts(Carted, <NoSteps />);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

const InCart = styled.div`
  display: grid;
  min-width: 0;
  font-weight: ${weight.medium};
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${lengths.touch};
  color: ${color.accentStrong};
`;

const Limit = styled.span`
  color: ${color.warning};
  font: ${type.second};
`;
