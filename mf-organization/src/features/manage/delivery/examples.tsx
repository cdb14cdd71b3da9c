import { useAtomValue } from 'jotai';
import {
  deliveryFee,
  deliveryRefusal,
  type DeliveryRates,
} from '@karavan/shared-api/contract/delivery-fee';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { ExampleBox } from './example-box.tsx';
import { ratesOf, type TypedTerms } from './rates-of.ts';
import { useT } from './translation.ts';

interface ExamplesProps {
  readonly values: TypedTerms;
  readonly currency: string;
}

/** What bringing goods costs in each ring around the organization, as the server charges it; it follows what is typed. */
export function Examples({ values, currency }: ExamplesProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const rates = ratesOf(values);
  if (!rates) return null;
  const money = (minor: number) =>
    formatMoney({ amount: (minor / 100).toFixed(2), currency }, locale);
  const goods = [...new Set([rates.minOrder ?? 150_000, rates.freeFrom ?? 150_000])].toSorted(
    (one, other) => one - other,
  );
  return (
    <ExampleBox
      rows={[
        ...ringsOf(rates).flatMap((km) =>
          goods.map((sum) => ({
            what: t('example', { km, sum: money(sum) }),
            fee: feeWords(rates, km, sum),
          })),
        ),
        ...(rates.radiusKm === null
          ? []
          : [{ what: t('example_beyond', { km: rates.radiusKm }), fee: t('example_not') }]),
      ]}
    />
  );

  function feeWords(terms: DeliveryRates, km: number, sum: number): string {
    // Somewhere that far away: outside of zones only the way counts.
    const to = { latitude: 0, longitude: 0, km };
    if (deliveryRefusal(terms, to, sum)) return t('example_not');
    const { client } = deliveryFee(terms, to, sum);
    return client === 0 ? t('example_free') : money(client);
  }
}

const RINGS = [1, 3, 5, 10];

/** Up to the radius, which is the last ring. */
const ringsOf = ({ radiusKm, feePerKm }: DeliveryRates): readonly number[] => {
  if (feePerKm === 0) return [radiusKm ?? 3];
  return radiusKm === null ? RINGS : [...RINGS.filter((km) => km < radiusKm), radiusKm];
};
