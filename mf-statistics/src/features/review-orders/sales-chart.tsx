import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OrderStatistics } from '@karavan/shared-api/contract/statistics';
import { localeAtom } from '@karavan/shared-api/state';
import { BarChart } from '@karavan/shared-ui/bar-chart';
import { daysBetween } from '@karavan/shared-ui/days';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { dateFormat } from '@karavan/shared-ui/intl';
import { color, radius, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import type { DaySpan } from './period.ts';

interface SalesChartProps {
  /** Those on which anything was sold. */
  readonly days: OrderStatistics['days'];
  readonly period: DaySpan;
}

/** Sales by day. */
export function SalesChart({ days, period }: SalesChartProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  // A date without a time is parsed as midnight UTC.
  const { format } = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const name = (day: string) => format(Date.parse(day));
  return (
    <Chart
      caption={t('chart')}
      bars={days.map(({ day, total }) => ({
        at: daysBetween(period.from, day),
        value: Number(total.amount),
        words: `${name(day)}: ${formatMoney(total, locale)}`,
      }))}
      places={daysBetween(period.from, period.to) + 1}
      ends={[name(period.from), name(period.to)]}
    />
  );
}

const Chart = styled(BarChart)`
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};

  svg {
    height: 180px;
  }
`;
