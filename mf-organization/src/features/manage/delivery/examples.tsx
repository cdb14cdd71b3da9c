import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import {
  deliveryFee,
  deliveryRefusal,
  type DeliveryRates,
} from '@karavan/shared-api/contract/delivery-fee';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, radius, space, type, weight } from '@karavan/shared-ui/tokens';
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
    <Box aria-live="polite">
      <Caption>{t('examples')}</Caption>
      <Rows>
        {ringsOf(rates).flatMap((km) =>
          goods.map((sum) => (
            <Row key={`${km} ${sum}`}>
              <span>{t('example', { km, sum: money(sum) })}</span>
              <Fee>{feeWords(rates, km, sum)}</Fee>
            </Row>
          )),
        )}
        {rates.radiusKm !== null && (
          <Row>
            <span>{t('example_beyond', { km: rates.radiusKm })}</span>
            <Fee>{t('example_not')}</Fee>
          </Row>
        )}
      </Rows>
    </Box>
  );

  function feeWords(terms: DeliveryRates, km: number, sum: number): string {
    if (deliveryRefusal(terms, km, sum)) return t('example_not');
    const { client } = deliveryFee(terms, km, sum);
    return client === 0 ? t('example_free') : money(client);
  }
}

const RINGS = [1, 3, 5, 10];

/** Up to the radius, which is the last ring. */
const ringsOf = ({ radiusKm, feePerKm }: DeliveryRates): readonly number[] => {
  if (feePerKm === 0) return [radiusKm ?? 3];
  return radiusKm === null ? RINGS : [...RINGS.filter((km) => km < radiusKm), radiusKm];
};

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

const Caption = styled.p`
  color: ${color.textMuted};
  font: ${type.caption};
`;

const Rows = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
`;

const Fee = styled.span`
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
`;
