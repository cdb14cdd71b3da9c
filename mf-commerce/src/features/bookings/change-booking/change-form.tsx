import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ApiError } from '@karavan/shared-api/client';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import type {
  BookingChoice,
  BookingChangeQuote,
} from '@karavan/shared-api/contract/rental-changes';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { Calendar } from '@karavan/shared-ui/calendar';
import { addDays } from '@karavan/shared-ui/days';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { LoadFailure } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { ChangedTotal } from '../../../shared/changed-total.tsx';
import { Stepper } from '../../../shared/stepper.tsx';
import { Sums } from '../../../shared/sums.tsx';
import { BookedPeriod } from '../shared/booked-period.tsx';
import { CancellationTerms } from '../shared/cancellation-terms.tsx';
import { nextPeriod } from '../shared/next-period.ts';
import {
  canBeginOn,
  endOf,
  isByTime,
  latestStart,
  longestFrom,
  stepOf,
  type Offer,
} from '../shared/period-choice.ts';
import { StartTimes } from '../shared/start-times.tsx';
import { useDuration } from '../shared/use-duration.ts';
import { useT } from '../translation.ts';
import { useChange } from './use-change.ts';

interface ChangeFormProps {
  readonly receipt: Receipt;
  readonly booking: NonNullable<Receipt['booking']>;
  readonly choice: BookingChoice;
  /** Local time there. */
  readonly now: string;
}

/** When it is to begin, as long as it has not, and how long it is; what that costs or gives back. */
export function ChangeForm({ receipt, booking, choice, now }: ChangeFormProps) {
  const t = useT();
  const duration = useDuration();
  const locale = useAtomValue(localeAtom);
  const { unit, terms, units_min: least, busy } = choice;
  const offer: Offer | null = terms && { terms, unit, busy, now };
  const [day, setDay] = useState(booking.starts_at.slice(0, 10));
  const [time, setTime] = useState<string | null>(booking.starts_at.slice(11));
  const [length, setLength] = useState(Math.max(booking.units, least));
  const startsAt = time === null ? null : `${day}T${time}`;
  const byNight = terms ? terms.departs_at !== null : booking.by_night;
  const most = offer ? Math.max(longestFrom(startsAt, offer), least) : booking.units;
  const units = Math.min(length, most);
  const isSame = startsAt === booking.starts_at && units === booking.units;
  const request = startsAt === null || isSame ? null : { starts_at: startsAt, units };
  const change = useChange(receipt, request);

  function chooseDay(chosen: string): void {
    setDay(chosen);
    // What is let by the hour begins at a time that is chosen after the day.
    if (terms) setTime(isByTime(unit) && chosen !== day ? null : timeOf(chosen));
  }
  const timeOf = (chosen: string) =>
    chosen === booking.starts_at.slice(0, 10)
      ? booking.starts_at.slice(11)
      : (terms?.starts_from ?? null);

  return (
    <>
      <Panel>
        <Hint>{t('booked_now')}</Hint>
        <BookedPeriod from={booking.starts_at} to={booking.ends_at} isStay={booking.by_night} />
        {!offer && <Hint>{t('only_end_changes')}</Hint>}
      </Panel>
      <Panel>
        {offer && (
          <Calendar
            label={t('new_start')}
            locale={locale}
            min={now.slice(0, 10)}
            max={latestStart(now, offer.terms).slice(0, 10)}
            selected={{ from: day, to: lastDay(startsAt ?? `${day}T00:00`, units, offer) }}
            isTaken={(other) =>
              other !== booking.starts_at.slice(0, 10) && !canBeginOn(other, offer)
            }
            onSelect={chooseDay}
          />
        )}
        {offer && isByTime(unit) && (
          <StartTimes
            key={day}
            day={day}
            unit={unit}
            offer={offer}
            chosen={time}
            onChoose={setTime}
          />
        )}
        <Line>
          <span>{t('how_long', { length: duration(units, unit, byNight) })}</span>
          <Stepper
            label={t('how_long', { length: '' })}
            value={units}
            step={terms ? stepOf(terms, unit) : 1}
            min={least}
            max={most}
            onChange={setLength}
          />
        </Line>
      </Panel>
      <Panel>
        {request === null && <Hint>{t('nothing_changed')}</Hint>}
        {request && change.quote.error && (
          <Refused
            error={change.quote.error}
            itemId={receipt.is_mine ? booking.item_id : null}
            endsAt={booking.ends_at}
            retry={() => void change.quote.refetch()}
          />
        )}
        {request && change.quote.data && !change.quote.error && (
          <ChangeSums quote={change.quote.data} isStay={byNight} />
        )}
        {change.isQuoteChanged && change.quote.data && !change.quote.isFetching && (
          <ChangedTotal total={change.quote.data.total} />
        )}
        <Button
          wide
          loading={change.isPending}
          disabled={
            !request || !change.quote.data || change.quote.isFetching || change.quote.error !== null
          }
          onClick={() => void change.send()}
        >
          {t('change_period')}
        </Button>
        {receipt.is_mine && (
          <Hint>
            <CancellationTerms hours={booking.cancel_hours} percent={booking.cancel_percent} />
          </Hint>
        )}
      </Panel>
    </>
  );
}

/** The last day that the choice covers; of a stay that of the departure. */
function lastDay(startsAt: string, units: number, offer: Offer): string {
  const end = endOf(startsAt, units, offer);
  const isStay = offer.terms.departs_at !== null;
  return isStay || isByTime(offer.unit) ? end.slice(0, 10) : addDays(end.slice(0, 10), -1);
}

interface ChangeSumsProps {
  readonly quote: BookingChangeQuote;
  readonly isStay: boolean;
}

/** The new period, what it costs in all, and what becomes of the money that was paid. */
function ChangeSums({ quote, isStay }: ChangeSumsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { starts_at, ends_at, total, refund, gift_refund: toCards, kept } = quote;
  return (
    <>
      <BookedPeriod from={starts_at} to={ends_at} isStay={isStay} />
      <Sums
        rows={(
          [
            ['goes_back', refund],
            ['goes_to_cards', toCards],
            ['kept_by_terms', kept],
          ] as const
        ).flatMap(([label, sum]) =>
          sum && Number(sum.amount) > 0 ? [{ label: t(label), sum: formatMoney(sum, locale) }] : [],
        )}
        total={{ label: t('costs_then'), sum: formatMoney(total, locale) }}
      />
    </>
  );
}

interface RefusedProps {
  readonly error: ApiError;
  /** Of the client, who can book more time separately. */
  readonly itemId: number | null;
  readonly endsAt: string;
  retry(): void;
}

/** Why it cannot be so: what is wrong with the choice rather than a general message. */
function Refused({ error, itemId, endsAt, retry }: RefusedProps) {
  const t = useT();
  if (error.status === 0 || error.status >= 500) return <LoadFailure error={error} retry={retry} />;
  const [problems] = Object.values(error.fields);
  return (
    <Banner tone="warning">
      <p>{problems?.[0] ?? error.message}</p>
      {error.code === 'booking_price_stands' && itemId !== null && (
        <Link to={`/r/${itemId}/rent?${nextPeriod(endsAt)}`}>{t('extend_rental')}</Link>
      )}
    </Banner>
  );
}

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
