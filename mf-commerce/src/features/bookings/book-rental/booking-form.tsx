import { LoadFailure } from '@karavan/shared-ui/states';
import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ApiError } from '@karavan/shared-api/client';
import type { Money } from '@karavan/shared-api/contract/common';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { Calendar } from '@karavan/shared-ui/calendar';
import { Panel } from '@karavan/shared-ui/product/panel';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { ChangedTotal } from '../../../shared/changed-total.tsx';
import { GiftSwitch } from '../../../shared/lazy-gift-switch.ts';
import { Stepper } from '../../../shared/stepper.tsx';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';
import { CancellationTerms } from '../shared/cancellation-terms.tsx';
import { useDuration } from '../shared/use-duration.ts';
import { priceNotes } from './day-prices.ts';
import {
  canBeginOn,
  chooseDay,
  isByTime,
  isOffered,
  longestFrom,
  stepOf,
  type DaySpan,
  type Offer,
} from '../shared/period-choice.ts';
import { QuotedSums } from './quoted-sums.tsx';
import { RentedItem } from './rented-item.tsx';
import { StartTimes } from '../shared/start-times.tsx';
import { useBooking } from './use-booking.ts';
import { usePeriod } from './use-period.ts';

const METHODS = ['online_payment', 'self_pickup'] as const;

interface BookingFormProps {
  readonly item: ItemDetail;
  readonly offer: Offer;
  /** Of the days with a price of their own. */
  readonly prices: readonly { readonly day: string; readonly price: Money }[];
  /** The first and the last day on which a rental may begin. */
  readonly first: string;
  readonly last: string;
}

/** The calendar, start times for rentals by the hour, the duration, and the price. */
export function BookingForm({ item, offer, prices, first, last }: BookingFormProps) {
  const t = useT();
  const commerce = useCommerceT();
  const duration = useDuration();
  const locale = useAtomValue(localeAtom);
  const { terms, unit } = offer;
  const period = usePeriod(item.id, offer);
  const [spendsGifts, setSpendsGifts] = useState(false);
  const { quote, isPending, isQuoteChanged, book } = useBooking(
    item.id,
    period.request,
    spendsGifts,
  );
  const [method, setMethod] = useState<(typeof METHODS)[number]>(
    item.takes_online_payment ? 'online_payment' : 'self_pickup',
  );
  const { days, units } = period;
  const noteOf = priceNotes(item.price, prices, locale, (price) => t('day_costs', { price }));
  const byNight = terms.departs_at !== null;
  const isTooShort = unit === 'day' && days !== null && units > 0 && units < terms.units_min;
  const isWhole = days !== null && units > 0;
  const total = period.request && !quote.isFetching ? quote.data?.total : undefined;
  // Gift cards pay all of it.
  const isCovered = Number(quote.data?.total.amount) === 0;
  const ways = {
    online_payment: commerce('paying_online'),
    self_pickup: byNight ? t('paying_on_arrival') : commerce('paying_cash'),
  };

  return (
    <Page>
      <Panel>
        <RentedItem item={item} />
        <Calendar
          label={commerce('choose_period')}
          locale={locale}
          min={first}
          max={last}
          selected={days}
          isTaken={(day) => day !== days?.from && !isOffered(days, day, offer)}
          {...(noteOf && {
            noteOf: (day: string) => (canBeginOn(day, offer) ? noteOf(day) : null),
          })}
          onSelect={(day) =>
            period.setDays(unit === 'day' ? chooseDay(days, day, offer) : { from: day, to: day })
          }
        />
        {unit === 'day' && <Hint role="status">{t(hintOf(days, byNight))}</Hint>}
        {unit === 'day' && (terms.units_min > 1 || terms.units_step > 1) && (
          <Hint>
            {t(terms.units_step > 1 ? 'lengths_by_step' : 'lengths', {
              least: duration(terms.units_min, unit, byNight),
              most: duration(longestFrom(null, offer), unit, byNight),
              step: duration(terms.units_step, unit, byNight),
            })}
          </Hint>
        )}
        {terms.notice_hours > 0 && <Hint>{t('notice', { hours: terms.notice_hours })}</Hint>}
        {isByTime(unit) && days && (
          <StartTimes
            key={days.from}
            day={days.from}
            unit={unit}
            offer={offer}
            chosen={period.time}
            onChoose={period.setTime}
          />
        )}
        {unit !== 'day' && (
          <Line>
            <span>{t('how_long', { length: duration(units, unit, byNight) })}</span>
            <Stepper
              label={t('how_long', { length: '' })}
              value={units}
              step={stepOf(terms, unit)}
              min={terms.units_min}
              max={period.longest}
              onChange={period.setUnits}
            />
          </Line>
        )}
      </Panel>
      <Panel>
        {isTooShort && (
          <Banner tone="warning">
            {t('at_least', { length: duration(terms.units_min, unit, byNight) })}
          </Banner>
        )}
        {period.request && quote.error && (
          <Refused error={quote.error} retry={() => void quote.refetch()} />
        )}
        {period.request && quote.data && !quote.error && (
          <>
            <QuotedSums quote={quote.data} units={units} unit={unit} byNight={byNight} />
            {quote.data.gifts && (
              <GiftSwitch
                balance={quote.data.gifts.balance}
                isSpent={spendsGifts}
                onChange={setSpendsGifts}
              />
            )}
          </>
        )}
        {isQuoteChanged && quote.data && !quote.isFetching && (
          <ChangedTotal total={quote.data.total} />
        )}
        {!period.request && !isTooShort && (
          <Hint>{t(isByTime(unit) && isWhole ? 'no_time_yet' : 'no_period_yet')}</Hint>
        )}
        {item.takes_online_payment && !isCovered && (
          <RadioGroup
            label={commerce('paying')}
            value={method}
            options={METHODS.map((value) => ({ value, label: ways[value] }))}
            onValueChange={(value) => setMethod(value)}
          />
        )}
        <Button
          wide
          loading={isPending}
          disabled={!period.request || !quote.data || quote.isFetching || quote.error !== null}
          onClick={() => void book(method)}
        >
          {[t('book'), total && formatMoney(total, locale)].filter(Boolean).join(' · ')}
        </Button>
        <Hint>{t('next_booking')}</Hint>
        <Hint>
          <CancellationTerms hours={terms.cancel_hours} percent={terms.cancel_percent} />
        </Hint>
      </Panel>
    </Page>
  );
}

/** What to press next in the calendar. */
function hintOf(days: DaySpan | null, byNight: boolean) {
  if (!byNight) return days ? 'choose_last_day' : 'choose_first_day';
  if (!days) return 'choose_arrival';
  return days.from === days.to ? 'choose_departure' : 'choose_other_stay';
}

interface RefusedProps {
  readonly error: ApiError;
  retry(): void;
}

/** Why there is no price: preferably what is wrong with the period rather than a general message. */
function Refused({ error, retry }: RefusedProps) {
  if (error.status === 0 || error.status >= 500) return <LoadFailure error={error} retry={retry} />;
  const [problems] = Object.values(error.fields);
  return <Banner tone="warning">{problems?.[0] ?? error.message}</Banner>;
}

const Page = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[4]};
  max-width: 1120px;
  margin: 0 auto;
  padding: ${space[4]};

  ${media.wide} {
    grid-template-columns: 3fr 2fr;
    padding: ${space[5]};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
