import { useAtomValue } from 'jotai';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { useQuantities } from './cart-query.ts';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT, withShopTexts } from '../translation.ts';

function Changed({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const commerce = useCommerceT();
  const locale = useAtomValue(localeAtom);
  const { confirm } = useQuantities(cart.id);
  if (!cart.organization.is_selling)
    return <Banner tone="warning">{commerce('sells_nothing')}</Banner>;
  const gone = cart.gone.map(({ name, size }) => [name, size].filter(Boolean).join(', '));
  return (
    <Banner
      tone="warning"
      action={
        cart.lines.length > 0 && (
          <Button kind="quiet" size="small" onClick={() => confirm(cart)}>
            {t('confirm_changes')}
          </Button>
        )
      }
    >
      {gone.length > 0
        ? t('gone_from_cart', { what: new Intl.ListFormat(locale).format(gone) })
        : t('cart_changed')}
    </Banner>
  );
}

/** Says that nothing is sold now, or that prices or stock have changed and what is gone, and asks for confirmation of what is left. */
export const ChangedCart = withShopTexts(Changed);
