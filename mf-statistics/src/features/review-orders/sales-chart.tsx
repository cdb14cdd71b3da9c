import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OrderStatistics } from '@karavan/shared-api/contract/statistics';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { type DaySpan, eachDay } from './period.ts';

interface SalesChartProps {
  readonly days: OrderStatistics['days'];
  readonly period: DaySpan;
  readonly currency: string;
}

/** In units of the drawing, which is stretched to fit. */
const HEIGHT = 100;
const BAR = 10;

/** A bar chart of sales by day; screen readers get the best day, and the rest from the table. */
export function SalesChart({ days, period, currency }: SalesChartProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  // A date without a time is parsed as midnight UTC.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const totals = new Map(days.map(({ day, total }) => [day, Number(total.amount)]));
  const bars = eachDay(period);
  const best = Math.max(1, ...totals.values());
  return (
    <Figure>
      <figcaption>{t('chart')}</figcaption>
      <svg
        viewBox={`0 0 ${bars.length * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t('chart')}: ${formatMoney({ amount: String(best), currency }, locale)}`}
      >
        {bars.map((day, index) => {
          const height = ((totals.get(day) ?? 0) / best) * HEIGHT;
          return (
            <rect
              key={day}
              x={index * BAR + 1}
              y={HEIGHT - height}
              width={BAR - 2}
              height={height}
              rx={1.5}
            >
              <title>
                {date.format(Date.parse(day))}:{' '}
                {formatMoney({ amount: String(totals.get(day) ?? 0), currency }, locale)}
              </title>
            </rect>
          );
        })}
      </svg>
      <Ends>
        <span>{date.format(Date.parse(period.from))}</span>
        <span>{date.format(Date.parse(period.to))}</span>
      </Ends>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};

  svg {
    width: 100%;
    height: 180px;
    border-bottom: 1px solid ${color.border};
    fill: ${color.accent};
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.textMuted};
  font: ${type.caption};
`;
