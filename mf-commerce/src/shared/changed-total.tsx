import { useAtomValue } from 'jotai';
import type { Money } from '@karavan/shared-api/contract/common';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { useT } from './translation.ts';

/** Says what it costs by now, after a confirmation of another total was refused. */
export function ChangedTotal({ total }: { readonly total: Money }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return <Banner tone="warning">{t('total_changed', { sum: formatMoney(total, locale) })}</Banner>;
}
