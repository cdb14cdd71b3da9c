import type { Cart } from '@karavan/shared-api/contract/carts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { WorkingNow } from '@karavan/shared-api/contract/organizations';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { weekdayName } from '@karavan/shared-ui/weekday-name';
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
  if (refusal.reason === 'delivery_outside_zones') return t('delivery_outside_zones');
  if (refusal.hours) return beginWords(refusal.hours, t, locale);
  return t('delivery_too_far', { km: refusal.radius_km ?? '' });
}

/** When things are brought again. */
function beginWords(
  { changes, today }: WorkingNow,
  t: ReturnType<typeof useT>,
  locale: Locale,
): string {
  if (!changes) return t('delivery_closed');
  const { weekday, time } = changes;
  if (changes.is_today) return t('delivery_begins_today', { time });
  if (weekday === (today % 7) + 1) return t('delivery_begins_tomorrow', { time });
  return t('delivery_begins_later', { day: weekdayName(weekday, locale), time });
}
