import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { localeAtom } from '@karavan/shared-api/state';
import { Panel } from '@karavan/shared-ui/product/panel';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { color, fontSize, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { formatPeriod, formatUnits } from '../shared/wall-time.ts';

/** The period of a rental, and the code that the client shows to get it. */
export function ReceiptBooking({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { booking, client_id, transaction_id, can_cancel, status, can_pay } = receipt;
  if (!booking) return null;
  const { starts_at, ends_at, units, unit, activated_at } = booking;
  // Only the client can cancel, and only before the hand-over.
  const isAwaited = can_cancel && status === 'accepted' && !can_pay && activated_at === null;
  const address = `${location.origin}/clients/${client_id}/rent-activation/${transaction_id}`;
  return (
    <Panel aria-label={t('rent_period')}>
      <div>
        <Period>{formatPeriod(starts_at, ends_at, locale)}</Period>
        <Muted>{formatUnits(units, unit, locale)}</Muted>
      </div>
      {isAwaited && (
        <Centred>
          <QrCode value={address} label={t('rent_qr')} size={240} />
          <Muted>{t('rent_qr_text')}</Muted>
        </Centred>
      )}
    </Panel>
  );
}

const Period = styled.p`
  font-size: ${fontSize.title};
  font-weight: ${weight.bold};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

const Centred = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
`;
