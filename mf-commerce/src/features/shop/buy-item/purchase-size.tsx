import { useLayoutEffect, useRef, useState } from 'react';
import { ShoppingBag } from 'lucide-react';
import { addToCart } from '@karavan/shared-api/client/carts';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { lazily } from '@karavan/shared-ui/lazily';
import { useT } from '../../../shared/translation.ts';
import { NoSteps } from './no-steps.ts';
import { useCartAnswers, useCartedItem } from './carted-item-query.ts';

const loadSteps = async () =>
  (await import(/* webpackChunkName: "carted-size" */ './carted-size.tsx')).CartedSize;

const CartedSize = lazily(loadSteps, <NoSteps />, (run) => {
  run();
  return () => undefined;
});

interface PurchaseSizeProps {
  readonly item: Pick<ItemDetail, 'id' | 'name'>;
  /** Absent until one is chosen. */
  readonly size: ItemDetail['sizes'][number] | undefined;
  onSizeMissing(): void;
}

/** Puts a size into the cart; once it is there, how many. */
export function PurchaseSize({ item, size, onSizeMissing }: PurchaseSizeProps) {
  const t = useT();
  const { requireSignIn } = useShell();
  const { data: carted } = useCartedItem(item.id);
  const answers = useCartAnswers(item.id);
  const [announced, setAnnounced] = useState('');
  const button = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const add = useWrite(addToCart, {
    onSuccess(answer) {
      answers.changed(answer);
      answers.reread();
      setAnnounced(t('added'));
    },
    onError: answers.refused,
    failed: ({ status }) => (status === 409 ? t('no_more') : undefined),
  });
  const quantity = carted?.lines.find(({ size_id }) => size_id === size?.id)?.quantity ?? 0;
  const isIn = quantity > 0;

  useLayoutEffect(() => {
    // The button that took out the last piece is gone, and the focus with it.
    if (isIn || !isPressed.current || document.activeElement !== document.body) return;
    isPressed.current = false;
    button.current?.querySelector('button')?.focus();
  }, [isIn]);

  async function buy(): Promise<void> {
    if (!size) return onSizeMissing();
    if (!(await requireSignIn())) return;
    isPressed.current = true;
    void loadSteps().catch(() => undefined);
    await add.send({ body: { size_id: size.id, quantity: 1 } });
  }

  return (
    <div ref={button}>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
      {size && isIn ? (
        <CartedSize
          item={item}
          size={size}
          cartId={carted?.cart_id ?? null}
          quantity={quantity}
          takesFocus={announced !== ''}
          onRemoved={() => {
            isPressed.current = true;
            setAnnounced(t('removed'));
          }}
        />
      ) : (
        <Button
          wide
          loading={add.isPending}
          icon={<ShoppingBag size={20} />}
          onClick={() => void buy()}
        >
          {t('add_to_cart')}
        </Button>
      )}
    </div>
  );
}
