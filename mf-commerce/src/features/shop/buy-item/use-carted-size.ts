import { useQueryClient } from '@tanstack/react-query';
import { getCartedItem, setCartedSize } from '@karavan/shared-api/client/carts';
import type { CartedItem } from '@karavan/shared-api/contract/carts';
import { updateAnswer, useWrite } from '@karavan/shared-api/query';
import { useT } from '../../../shared/translation.ts';
import { useCartAnswers } from './carted-item-query.ts';

/**
 * Sets how many pieces of a size are in the cart. Steps show at once and go out one after the other;
 * an answer counts only when nothing newer has been pressed, and when that is refused the cart is read again.
 */
export function useCartedSize(itemId: number, sizeId: number): (quantity: number) => void {
  const t = useT();
  const queries = useQueryClient();
  const answers = useCartAnswers(itemId);
  const input = { params: { id: itemId } };
  const { send } = useWrite(setCartedSize, {
    whileBusy: 'queue',
    optimistic: ({ body: { quantity } }) =>
      updateAnswer(queries, getCartedItem, input, (answer) =>
        withQuantity(answer, sizeId, quantity),
      ),
    onSuccess(answer, _sent, _queries, isOutdated) {
      answers.changed(answer);
      if (!isOutdated) answers.show(answer);
    },
    onError(_error, _sent, _queries, isOutdated) {
      if (!isOutdated) answers.refused();
    },
    failed: ({ status }) => (status === 409 ? t('no_more') : undefined),
  });
  return (quantity) => void send({ ...input, body: { size_id: sizeId, quantity } });
}

function withQuantity(answer: CartedItem, sizeId: number, quantity: number): CartedItem {
  const others = answer.lines.filter(({ size_id }) => size_id !== sizeId);
  const lines = quantity === 0 ? others : [...others, { size_id: sizeId, quantity }];
  return { ...answer, lines };
}
