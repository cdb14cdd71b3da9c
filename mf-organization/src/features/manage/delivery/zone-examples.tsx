import { useAtomValue } from 'jotai';
import {
  deliveryFee,
  leastOrder,
  type DeliveryRates,
} from '@karavan/shared-api/contract/delivery-fee';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { ExampleBox } from './example-box.tsx';
import { ratesOf, sumOf, type TypedTerms } from './rates-of.ts';
import { useT } from './translation.ts';

interface ZoneExamplesProps {
  readonly terms: TypedTerms;
  readonly currency: string;
  readonly zones: readonly {
    readonly name: string | null;
    readonly fee: string | null;
    readonly min_order: string | null;
  }[];
  readonly isZonesOnly: boolean;
}

/** What bringing goods into each zone costs, as the server charges it; it follows what is typed. */
export function ZoneExamples({ terms, currency, zones, isZonesOnly }: ZoneExamplesProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const rates = ratesOf(terms);
  if (!rates) return null;
  const money = (minor: number) =>
    formatMoney({ amount: (minor / 100).toFixed(2), currency }, locale);
  const rows = zones.flatMap(({ name, fee, min_order }) => {
    const sum = sumOf(fee);
    if (!name || sum === null) return [];
    // Somewhere in this zone alone.
    const zone = { name, radiusKm: 1, points: [], fee: sum, minOrder: sumOf(min_order) || null };
    const within: DeliveryRates = { ...rates, zones: [zone] };
    const goods = leastOrder(within, HERE) ?? 150_000;
    const { client } = deliveryFee(within, HERE, goods);
    return {
      what: t('example_zone', { zone: name, sum: money(goods) }),
      fee: client === 0 ? t('example_free') : money(client),
    };
  });
  if (rows.length === 0) return null;
  const outside = isZonesOnly ? [{ what: t('example_outside'), fee: t('example_not') }] : [];
  return <ExampleBox rows={[...rows, ...outside]} />;
}

const HERE = { latitude: 0, longitude: 0, km: 0 };
