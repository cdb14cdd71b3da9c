import { useEffect, useState } from 'react';
import { getItem } from '@karavan/shared-api/client/items';
import { listBusyPeriods } from '@karavan/shared-api/client/rentals';
import type { ItemDetail, RentalTerms } from '@karavan/shared-api/contract/items';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { addDays } from '@karavan/shared-ui/days';
import { lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT } from '../translation.ts';
import { latestStart, wallTimeIn } from '../shared/period-choice.ts';

const BookingForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "booking-form" */ './booking-form.tsx')).BookingForm,
  <PageSkeleton />,
);

/** Chooses the period of a rental, shows its price, and books it. */
export function BookRental({ id }: { readonly id: number }) {
  const t = useT();
  const { header } = useShell();
  const item = useEndpoint(getItem, { params: { id } });
  useEffect(() => header.set({ title: t('rent_title'), backTo: `/p/${id}` }), [header, t, id]);
  return (
    <>
      <h1 className="visually-hidden">{t('rent_title')}</h1>
      <AsyncView query={item} skeleton={<PageSkeleton />}>
        {(data) =>
          data.rental && data.price_unit ? (
            <Calendars item={data} terms={data.rental} unit={data.price_unit} />
          ) : (
            <NotLet id={id} />
          )
        }
      </AsyncView>
    </>
  );
}

interface CalendarsProps {
  readonly item: ItemDetail;
  readonly terms: RentalTerms;
  readonly unit: PeriodUnit;
}

function Calendars({ item, ...letting }: CalendarsProps) {
  const [now] = useState(() => wallTimeIn(item.time_zone, new Date()));
  const today = now.slice(0, 10);
  const last = latestStart(now, letting.terms).slice(0, 10);
  const periods = useEndpoint(
    listBusyPeriods,
    { params: { id: item.id }, query: { from: today, to: addDays(last, 1) } },
    // Asked for once for each rental, until one fails or somebody turns out to have been faster.
    { staleTime: Infinity },
  );
  return (
    <AsyncView query={periods} skeleton={<PageSkeleton />}>
      {({ busy, prices }) => (
        <BookingForm
          item={item}
          offer={{ ...letting, busy, now }}
          prices={prices}
          first={today}
          last={last}
        />
      )}
    </AsyncView>
  );
}

function NotLet({ id }: { readonly id: number }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <EmptyState
      scene="booking"
      title={t('not_let')}
      action={{ label: t('to_item'), run: () => void navigate(`/p/${id}`) }}
    />
  );
}
