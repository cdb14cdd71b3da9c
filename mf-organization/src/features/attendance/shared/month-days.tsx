import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type {
  AttendanceCalendar,
  AttendanceInterval,
} from '@karavan/shared-api/contract/attendance';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDay } from '@karavan/shared-ui/days';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { StayRow } from './stay-row.tsx';
import { useT } from './translation.ts';
import { useLength } from './use-length.ts';

interface MonthDaysProps {
  readonly calendar: AttendanceCalendar;
  /** What can be done about a stay. */
  actionOf?(stay: AttendanceInterval): ReactNode;
}

/** A month of one person: what it comes to, and day by day stays and sales. */
export function MonthDays({ calendar, actionOf }: MonthDaysProps) {
  const t = useT();
  const length = useLength();
  const locale = useAtomValue(localeAtom);
  const { days, seconds, planned_seconds, forgotten_count, receipt_count, receipt_total } =
    calendar;
  if (days.length === 0) {
    return <EmptyState scene="statistics" title={t('month_empty')} text={t('month_empty_text')} />;
  }
  const worked = days.filter(({ intervals }) => intervals.length > 0).length;
  return (
    <>
      <Panel aria-label={t('month_sum')}>
        <Facts>
          <Fact name={t('worked')}>{length(seconds)}</Fact>
          {planned_seconds > 0 && <Fact name={t('planned')}>{length(planned_seconds)}</Fact>}
          <Fact name={t('days')}>{worked}</Fact>
          {forgotten_count > 0 && <Fact name={t('forgotten_times')}>{forgotten_count}</Fact>}
          <Fact name={t('receipts')}>{receipt_count}</Fact>
          <Fact name={t('sales')}>{formatMoney(receipt_total, locale)}</Fact>
        </Facts>
      </Panel>
      <Days>
        {[...days].reverse().map((day) => (
          <Panel as="li" key={day.day}>
            <Head>
              <h2>
                {formatDay(day.day, locale, { day: 'numeric', month: 'long', weekday: 'short' })}
              </h2>
              {day.planned_seconds > 0 && (
                <span>{t('sum_planned', { length: length(day.planned_seconds) })}</span>
              )}
              {day.receipt_count > 0 && (
                <span>
                  {t('receipts_of_day', { count: day.receipt_count })} ·{' '}
                  {formatMoney(day.receipt_total, locale)}
                </span>
              )}
            </Head>
            {day.intervals.map((stay) => (
              <StayRow key={stay.id} stay={stay} action={actionOf?.(stay)} />
            ))}
          </Panel>
        ))}
      </Days>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};

  dt {
    color: ${color.textMuted};
    font: ${type.second};
  }

  dd {
    font: ${type.title3};
    font-variant-numeric: tabular-nums;
  }
`;

const Days = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  h2 {
    font: ${type.label};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};

  > h2 {
    margin-right: auto;
  }

  > span {
    color: ${color.textMuted};
  }
`;
