import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { PhoneWallets } from '../../../shared/phone-wallets/phone-wallets.tsx';
import { useT } from '../translation.ts';
import { AddToCalendar } from '../shared/add-to-calendar.tsx';
import { BookedPeriod } from '../shared/booked-period.tsx';
import { CancellationTerms } from '../shared/cancellation-terms.tsx';
import { DepositState } from '../shared/deposit-state.tsx';
import { nextPeriod } from '../shared/next-period.ts';
import { useDuration } from '../shared/use-duration.ts';

/** The period of a rental, and the code that the client shows to get it. */
export function ReceiptBooking({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const duration = useDuration();
  const locale = useAtomValue(localeAtom);
  const { booking, client_id, transaction_id, can_cancel, status, can_pay } = receipt;
  if (!booking) return null;
  const { starts_at, ends_at, units, unit, by_night, activated_at, deposit } = booking;
  const { cancel_hours, cancel_percent } = booking;
  // Only the client can cancel, and only before the hand-over.
  const isAwaited = can_cancel && status === 'accepted' && !can_pay && activated_at === null;
  const address = `${location.origin}/clients/${client_id}/rent-activation/${transaction_id}`;
  return (
    <Panel aria-label={t(by_night ? 'stay_period' : 'rent_period')}>
      <div>
        <BookedPeriod from={starts_at} to={ends_at} isStay={by_night} isLarge />
        <Muted>{duration(units, unit, by_night)}</Muted>
      </div>
      {deposit && status !== 'rejected' && (
        <Muted>
          <DepositState deposit={deposit} />
        </Muted>
      )}
      {can_cancel && (
        <Muted>
          <CancellationTerms hours={cancel_hours} percent={cancel_percent} />
        </Muted>
      )}
      {Number(booking.kept.amount) > 0 && (
        <Muted>{t('kept_of_time', { sum: formatMoney(booking.kept, locale) })}</Muted>
      )}
      {receipt.booking_change && (
        <Way to={`/receipts/rent/${receipt.id}/change`}>
          {t(receipt.booking_change === 'end' ? 'return_early' : 'change_period')}
        </Way>
      )}
      {receipt.is_mine && status === 'accepted' && booking.completed_at === null && (
        // What comes after it is a booking of its own, with its own price, answer and payment.
        <Way to={`/r/${booking.item_id}/rent?${nextPeriod(ends_at)}`}>{t('extend_rental')}</Way>
      )}
      {can_cancel && <AddToCalendar of={{ receipt: receipt.id }} />}
      <PhoneWallets kind="booking" of={receipt} />
      {isAwaited && (
        <Centred>
          <QrCode value={address} label={t('rent_qr')} size={240} />
          <Muted>{t(by_night ? 'stay_qr_text' : 'rent_qr_text')}</Muted>
        </Centred>
      )}
    </Panel>
  );
}

const Way = styled(Link)`
  justify-self: start;
  padding-block: ${space[2]};
  color: ${color.accentStrong};
  font: ${type.label};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Centred = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
`;
