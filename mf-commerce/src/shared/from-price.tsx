import { useAtomValue } from 'jotai';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { localeAtom } from '@karavan/shared-api/state';
import { Price } from '@karavan/shared-ui/price';
import { useT } from './translation.ts';

/** No language has it in its words. */
const PLACE = '\n';

/** What something costs at least. */
export function FromPrice({ item: { price } }: { readonly item: Pick<ItemDetail, 'price'> }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  if (!price) return null;
  const [before, after] = t('from_sum', { sum: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <Price price={price} locale={locale} />
      {after}
    </>
  );
}
