import styled from 'styled-components';
import { useAtomValue } from 'jotai';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { ORDER_NOTE_LENGTH } from '@karavan/shared-api/contract/limits';
import { withFormTexts } from '@karavan/shared-api/form';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonText } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { ChangedTotal } from '../../../shared/changed-total.tsx';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { hasNews } from '../shared/cart-query.ts';
import { CartSums } from '../shared/cart-sums.tsx';
import { totalOf } from '../shared/cart-total.ts';
import { Due } from '../shared/due.tsx';
import { useT, withShopTexts } from '../translation.ts';
import type { CheckoutOption } from './checkout-options.ts';
import { refusalWords } from './refusal-words.ts';
import { OrderPromises } from './order-promises.tsx';
import { SpendCashback } from './spend-cashback.tsx';
import { SpendGifts } from './spend-gifts.tsx';
import { useCheckOut } from './use-check-out.ts';

interface PlaceOrderProps {
  readonly cart: Cart;
  readonly option: CheckoutOption;
}

/** Cashback, gift cards, the note to the seller, what can be counted on, what it costs, and the press that orders. */
export const PlaceOrder = withShopTexts(withFormTexts(Place), <SkeletonText lines={6} />);

function Place({ cart, option }: PlaceOrderProps) {
  const t = useT();
  const commerce = useCommerceT();
  const locale = useAtomValue(localeAtom);
  const { props, text, isPending, error } = useCheckOut(cart, option);
  const isCourier = option.receiving === 'courier';
  const isTill = option.receiving === 'till';
  const lacksAddress = isCourier && !cart.delivery?.address;
  const total = formatMoney(totalOf(cart, isCourier), locale);
  const refusal = isCourier ? refusalWords(cart, commerce, locale) : null;
  return (
    <>
      <SpendCashback cart={cart} />
      <SpendGifts cart={cart} />
      <Form {...props} aria-label={commerce('check_out')}>
        {!isTill && (
          <Panel>
            <TextArea
              label={t('note')}
              placeholder={t('note_example')}
              rows={2}
              limit={ORDER_NOTE_LENGTH}
              {...text('note')}
            />
          </Panel>
        )}
        <Due
          total={isTill ? total : ''}
          action={
            <>
              {error?.code === 'quote_changed' && <ChangedTotal total={totalOf(cart, isCourier)} />}
              <Hint role="status">{lacksAddress ? t('address_needed') : refusal}</Hint>
              <Button
                type="submit"
                wide
                size="large"
                loading={isPending}
                disabled={hasNews(cart) || lacksAddress || refusal !== null}
              >
                {isTill ? t('go_to_till') : commerce('order', { sum: total })}
              </Button>
            </>
          }
        >
          <OrderPromises cart={cart} receiving={option.receiving} />
          <CartSums cart={cart} isDelivered={isCourier} />
          <Hint>{t(`next_${option.id}`)}</Hint>
        </Due>
      </Form>
    </>
  );
}

/** Its parts stand where the page puts them. */
const Form = styled.form`
  display: contents;
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};

  &:has(+ button) {
    padding-bottom: ${space[2]};
  }

  &:empty {
    display: none;
  }
`;
