import { useCallback, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getRentalMonth } from '@karavan/shared-api/client/rental-terms';
import type { EditedRental } from '@karavan/shared-api/contract/rental-terms';
import { useEndpoint } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Calendar } from '@karavan/shared-ui/calendar';
import { addMonths, monthOf } from '@karavan/shared-ui/days';
import { dateFormat } from '@karavan/shared-ui/intl';
import { lazily } from '@karavan/shared-ui/lazily';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { color, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { extended, type DaySpan } from './day-span.ts';
import { MonthList } from './month-list.tsx';

/** The schemas and the form kit load once days are chosen. */
const ChosenDays = lazily(
  async () => (await import(/* webpackChunkName: "chosen-days" */ './chosen-days.tsx')).ChosenDays,
  <SkeletonCard />,
);

const OtherCalendars = lazily(
  async () =>
    (await import(/* webpackChunkName: "other-calendars" */ './other-calendars.tsx'))
      .OtherCalendars,
  <SkeletonCard />,
);

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 24;

interface PlanProps {
  readonly organizationId: number;
  readonly rental: EditedRental;
}

/** The days of a rental, what was chosen of them, its month and the calendars of others. */
export function Plan({ organizationId, rental }: PlanProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [today] = useState(() =>
    dateFormat('sv-SE', { timeZone: rental.time_zone }).format(new Date()),
  );
  const [month, setMonth] = useState(monthOf(today));
  const [chosen, setChosen] = useState<DaySpan | null>(null);
  const shown = useEndpoint(getRentalMonth, {
    params: { id: organizationId, item: rental.id },
    query: { month },
  });
  const days = new Map((shown.data?.days ?? []).map((one) => [one.day, one]));
  const number = rental.terms.quantity;
  const show = useCallback((next: string) => setMonth(next), []);

  return (
    <>
      <Panel>
        <Calendar
          label={t('plan')}
          locale={locale}
          min={`${monthOf(addMonths(today, -MONTHS_BACK))}-01`}
          max={addMonths(today, MONTHS_AHEAD)}
          selected={chosen ?? { from: today, to: today }}
          isTaken={() => false}
          noteOf={(day) => {
            const free = days.get(day)?.free;
            return free === undefined
              ? null
              : { short: `${free}/${number}`, long: t('free_of', { free, number }) };
          }}
          onMonth={show}
          onSelect={(day) => setChosen(extended(chosen, day))}
        />
        <Hint>{t('plan_hint')}</Hint>
      </Panel>
      {chosen && (
        <ChosenDays
          key={`${chosen.from}/${chosen.to}`}
          organizationId={organizationId}
          rental={rental}
          days={chosen}
          first={days.get(chosen.from)}
          onDone={() => setChosen(null)}
        />
      )}
      <AsyncView query={shown} skeleton={<SkeletonCard />}>
        {(data) => <MonthList organizationId={organizationId} month={data} />}
      </AsyncView>
      <OtherCalendars
        organizationId={organizationId}
        itemId={rental.id}
        timeZone={rental.time_zone}
      />
    </>
  );
}

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
