import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { HourOfSales } from '@karavan/shared-api/contract/overview';
import { localeAtom } from '@karavan/shared-api/state';
import { BarChart } from '@karavan/shared-ui/bar-chart';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../shared/translation.ts';

interface HoursChartProps {
  /** One at least. */
  readonly hours: readonly HourOfSales[];
}

/** Fewer hours would make bars as wide as doors. */
const HOURS_MIN = 8;

/** Sales by the hour, those of a week ago behind those of today. */
export function HoursChart({ hours }: HoursChartProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const first = Math.min(hours[0]!.hour, 24 - HOURS_MIN);
  const end = Math.max(hours.at(-1)!.hour + 1, first + HOURS_MIN);
  return (
    <Chart
      caption={
        <>
          <Key data-now>{t('hours_now')}</Key>
          <Key>{t('hours_before')}</Key>
        </>
      }
      bars={hours.map(({ hour, total, week_ago: before }) => ({
        at: hour - first,
        value: Number(total.amount),
        before: Number(before.amount),
        words: t('hour_sales', {
          hour: clock(hour),
          now: formatMoney(total, locale),
          before: formatMoney(before, locale),
        }),
      }))}
      places={end - first}
      ends={[clock(first), clock(end)]}
    />
  );
}

/** "09:00" */
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const Chart = styled(BarChart)`
  margin-top: ${space[2]};

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
  }
`;

const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font: ${type.caption};

  &::before {
    width: 10px;
    height: 10px;
    border-radius: ${radius.small};
    background: ${color.borderStrong};
    content: '';
  }

  &[data-now]::before {
    background: ${color.accent};
  }
`;
