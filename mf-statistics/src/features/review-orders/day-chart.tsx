import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { localeAtom } from '@karavan/shared-api/state';
import { BarChart } from '@karavan/shared-ui/bar-chart';
import { daysBetween } from '@karavan/shared-ui/days';
import { dateFormat } from '@karavan/shared-ui/intl';
import { color, radius, space } from '@karavan/shared-ui/tokens';
import type { DaySpan } from './period.ts';

interface DayChartProps {
  readonly caption: string;
  /** Those on which there was anything. */
  readonly days: readonly {
    readonly day: string;
    readonly value: number;
    /** The value in words. */
    readonly words: string;
  }[];
  readonly period: DaySpan;
}

/** A figure by day. */
export function DayChart({ caption, days, period }: DayChartProps) {
  const locale = useAtomValue(localeAtom);
  // A date without a time is parsed as midnight UTC.
  const { format } = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const name = (day: string) => format(Date.parse(day));
  return (
    <Chart
      caption={caption}
      bars={days.map(({ day, value, words }) => ({
        at: daysBetween(period.from, day),
        value,
        words: `${name(day)}: ${words}`,
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
