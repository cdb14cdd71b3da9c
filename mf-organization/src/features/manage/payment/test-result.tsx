import { useAtomValue } from 'jotai';
import type { PaymentSystemTest } from '@karavan/shared-api/contract/payment-systems';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { formatDate } from '@karavan/shared-ui/format-date';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { useT } from './translation.ts';

/** What the latest test payment came to, and whether its money is back. */
export function TestResult({ test }: { readonly test: PaymentSystemTest }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const sum = formatMoney(test.sum, locale);
  const time = (moment: string) => formatDate(new Date(moment), 'DD.MM.YYYY HH:mm', locale);
  if (test.state === 'open') {
    return <Banner tone="info">{t('test_open', { sum, time: time(test.expires_at) })}</Banner>;
  }
  if (test.state === 'failed') {
    return <Banner tone="danger">{t(`test_${test.failure ?? 'declined'}`)}</Banner>;
  }
  return (
    <Banner tone="success">
      {test.refunded_at === null
        ? t('test_paid', { sum })
        : t('test_refunded', { sum, time: time(test.refunded_at) })}
    </Banner>
  );
}
