import { useAtomValue } from 'jotai';
import type { Cart } from '@karavan/shared-api/contract/carts';
import type { Money } from '@karavan/shared-api/contract/common';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { totalOf } from './cart-total.ts';
import { Sums } from '../../../shared/sums.tsx';
import { useT } from '../../../shared/translation.ts';

interface CartSumsProps {
  readonly cart: Cart;
  /** Includes the delivery fee. */
  readonly isDelivered?: boolean;
}

/** The total of a cart and how it is calculated. */
export function CartSums({ cart, isDelivered = false }: CartSumsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { goods, promotion, cashback, gifts } = cart;
  const delivery = isDelivered ? cart.delivery : null;
  const taken = (label: string, sum: Money) =>
    Number(sum.amount) > 0 ? [{ label, sum: `−${formatMoney(sum, locale)}` }] : [];
  const fee = delivery && {
    label: delivery.zone === null ? t('delivery') : t('delivery_zone', { zone: delivery.zone }),
    sum: Number(delivery.fee.amount) > 0 ? formatMoney(delivery.fee, locale) : t('free'),
  };
  return (
    <Sums
      rows={[
        { label: t('goods_of_product'), sum: formatMoney(goods, locale) },
        ...(promotion ? taken(promotion.title, promotion.discount) : []),
        ...taken(t('discount'), cart.card_discount ?? cart.discount),
        ...(cashback ? taken(t('cashback_spent'), cashback.spent) : []),
        ...(fee ? [fee] : []),
        ...(gifts ? taken(t('gift_spent'), delivery ? gifts.spent_delivered : gifts.spent) : []),
      ]}
      total={{ label: t('total'), sum: formatMoney(totalOf(cart, isDelivered), locale) }}
    />
  );
}
