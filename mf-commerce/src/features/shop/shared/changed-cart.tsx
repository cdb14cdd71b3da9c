import type { Cart } from '@karavan/shared-api/contract/carts';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { isChanged, useQuantities } from './cart-query.ts';
import { useT } from '../../../shared/translation.ts';

/** Says that prices or stock have changed, and asks for confirmation. */
export function ChangedCart({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const { confirm } = useQuantities(cart.id);
  if (!isChanged(cart)) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button kind="quiet" size="small" onClick={() => confirm(cart)}>
          {t('confirm_changes')}
        </Button>
      }
    >
      {t('cart_changed')}
    </Banner>
  );
}
