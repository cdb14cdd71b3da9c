import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Earnings } from '@karavan/shared-api/contract/delivery-board';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { dateFormat } from '@karavan/shared-ui/intl';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Facts } from '../facts.tsx';
import { useT } from '../../translation.ts';

/** The days of a period, what was earned on each, and what all of it makes, by currency. */
export function EarningsView({ earnings }: { readonly earnings: Earnings }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { from, to, totals, days } = earnings;
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const on = (day: string) => date.format(new Date(day));
  return (
    <>
      <Muted>{from === to ? on(from) : `${on(from)} – ${on(to)}`}</Muted>
      {totals.length === 0 ? (
        <p>{t('earned_none')}</p>
      ) : (
        <>
          {totals.map(({ sum, delivery_count }) => (
            <Total key={sum.currency}>
              <Sum>{formatMoney(sum, locale)}</Sum>
              <Muted>{t('brought', { count: delivery_count })}</Muted>
            </Total>
          ))}
          <Part>{t('by_day')}</Part>
          <Facts
            facts={days.map(({ day, sum, delivery_count }) => [
              `${on(day)}, ${t('brought', { count: delivery_count })}`,
              formatMoney(sum, locale),
            ])}
          />
        </>
      )}
    </>
  );
}

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
`;

const Sum = styled.strong`
  font: ${type.title2};
  font-variant-numeric: tabular-nums;
`;

const Part = styled.h3`
  font: ${type.labelSmall};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
