import type { Cart } from '@karavan/shared-api/contract/carts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { formatMoney } from '@karavan/shared-ui/format-money';
import type { useT } from '../../../shared/translation.ts';

/** Why a cart is not brought to its address, in words; null where it is. */
export function refusalWords(
  { delivery }: Pick<Cart, 'delivery'>,
  t: ReturnType<typeof useT>,
  locale: Locale,
): string | null {
  const refusal = delivery?.refusal;
  if (!refusal) return null;
  if (refusal.missing) {
    return t('delivery_missing', { sum: formatMoney(refusal.missing, locale) });
  }
  return t('delivery_too_far', { km: refusal.radius_km ?? '' });
}
