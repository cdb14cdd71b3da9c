import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { HourOfSales } from '@karavan/shared-api/contract/overview';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../shared/translation.ts';

interface HoursChartProps {
  /** One at least. */
  readonly hours: readonly HourOfSales[];
}

/** The drawing is so high, and an hour so wide, in its own units: it is stretched to fit. */
const HEIGHT = 100;
const HOUR = 20;
/** Fewer hours would make bars as wide as doors. */
const HOURS_MIN = 8;

/** Sales by the hour, those of a week ago behind those of today. Screen readers get each hour as a list. */
export function HoursChart({ hours }: HoursChartProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const first = Math.min(hours[0]!.hour, 24 - HOURS_MIN);
  const end = Math.max(hours.at(-1)!.hour + 1, first + HOURS_MIN);
  const sums = hours.map(({ hour, total, week_ago: before }) => ({
    hour,
    now: Number(total.amount),
    before: Number(before.amount),
    words: t('hour_sales', {
      hour: clock(hour),
      now: formatMoney(total, locale),
      before: formatMoney(before, locale),
    }),
  }));
  const most = Math.max(1, ...sums.flatMap(({ now, before }) => [now, before]));
  const bar = (sum: number) => {
    // A refund may leave less than nothing.
    const height = (Math.max(sum, 0) / most) * HEIGHT;
    return { y: HEIGHT - height, height };
  };
  return (
    <Figure>
      <figcaption>
        <Key data-now>{t('hours_now')}</Key>
        <Key>{t('hours_before')}</Key>
      </figcaption>
      <svg viewBox={`0 0 ${(end - first) * HOUR} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {sums.map(({ hour, now, before, words }) => (
          <g key={hour} transform={`translate(${(hour - first) * HOUR})`}>
            <title>{words}</title>
            <rect x={1} width={HOUR - 2} {...bar(before)} />
            <rect data-now="" x={5} width={HOUR - 10} {...bar(now)} />
          </g>
        ))}
      </svg>
      <Ends aria-hidden>
        <span>{clock(first)}</span>
        <span>{clock(end)}</span>
      </Ends>
      <ul className="visually-hidden">
        {sums.map(({ hour, words }) => (
          <li key={hour}>{words}</li>
        ))}
      </ul>
    </Figure>
  );
}

/** "09:00" */
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const Figure = styled.figure`
  display: grid;
  gap: ${space[2]};
  margin: ${space[2]} 0 0;

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
  }

  svg {
    width: 100%;
    height: 120px;
    border-bottom: 1px solid ${color.border};
  }

  rect {
    fill: ${color.borderStrong};
  }

  rect[data-now] {
    fill: ${color.accent};
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

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.textMuted};
  font: ${type.caption};
`;
