import type { Notification } from '@karavan/shared-api/contract/notifications';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import type { useT } from '../translation.ts';

/** What news tells besides whom and what it is about: the card's part, who brings it, and who pays for that. */
export function extraFacts(
  { extra_data }: Notification,
  t: ReturnType<typeof useT>,
  locale: string,
): string {
  const discount = 'discount_percent' in extra_data ? extra_data.discount_percent : undefined;
  const service =
    'delivery_organization_title' in extra_data
      ? extra_data.delivery_organization_title
      : undefined;
  return [
    discount && Number(discount) > 0
      ? t('by_card', { percent: formatPercent(discount, locale) })
      : undefined,
    service && t('brought_by', { title: service }),
    'who_pays' in extra_data ? t(`delivery_paid_by_${extra_data.who_pays}`) : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
}
