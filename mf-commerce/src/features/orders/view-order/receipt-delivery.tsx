import { useAtomValue } from 'jotai';
import { Phone } from 'lucide-react';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { dateFormat } from '@karavan/shared-ui/intl';
import { lazily } from '@karavan/shared-ui/lazily';
import { readablePhone } from '@karavan/shared-ui/readable-phone';
import { color, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../translation.ts';

/** Few receipts have a photo. */
const DeliveryPhoto = lazily(
  async () =>
    (await import(/* webpackChunkName: "delivery-photo" */ './delivery-photo.tsx')).DeliveryPhoto,
);

/** Only while a courier brings it. */
const CourierOnMap = lazily(
  async () =>
    (await import(/* webpackChunkName: "courier-on-map" */ './on-map/courier-on-map.tsx'))
      .CourierOnMap,
);

interface ReceiptDeliveryProps {
  readonly delivery: NonNullable<Receipt['delivery']>;
  /** The client's own order; null for the staff, who do not see where the courier is. */
  readonly orderId: number | null;
}

/** The delivery address, the courier, and the digits that prove the hand-over. */
export function ReceiptDelivery({ delivery, orderId }: ReceiptDeliveryProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { status, pin, reason, courier, courier_phone, city, address, phone, comment, photo } =
    delivery;
  const { picked_up_at, returned_at } = delivery;
  const time = (at: string) =>
    dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return (
    <Panel aria-label={t('delivery')}>
      {status === 'delivery_status_rejected_by_delivery_service' && reason !== null && (
        <Banner tone="warning">{t('delivery_failed', { reason })}</Banner>
      )}
      {pin !== null && (
        <Pin>
          <p>{t('pin')}</p>
          <Digits>{pin}</Digits>
          <Muted>{t('pin_text')}</Muted>
        </Pin>
      )}
      <div>
        <Where>{`${city}, ${address}`}</Where>
        {comment && <Muted>{comment}</Muted>}
        <Number href={`tel:${phone}`}>{readablePhone(phone)}</Number>
      </div>
      {picked_up_at !== null && <Muted>{t('goods_picked_up', { time: time(picked_up_at) })}</Muted>}
      {returned_at !== null && <Muted>{t('goods_returned', { time: time(returned_at) })}</Muted>}
      {courier !== null && (
        <Courier>
          <span>{t('courier', { name: courier })}</span>
          {courier_phone !== null && (
            <Call href={`tel:${courier_phone}`}>
              <Phone size={18} aria-hidden />
              {t('call_courier')}
            </Call>
          )}
        </Courier>
      )}
      {orderId !== null && status === 'delivery_status_taken_for_delivery' && (
        <CourierOnMap orderId={orderId} address={`${city}, ${address}`} />
      )}
      {photo && <DeliveryPhoto photo={photo} />}
    </Panel>
  );
}

const Pin = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  text-align: center;
`;

const Digits = styled.strong`
  font: ${type.title1};
  letter-spacing: 0.3em;
  /* Compensates for the letter spacing after the last digit, which would shift the code off centre. */
  margin-inline-start: 0.3em;
  font-variant-numeric: tabular-nums;
`;

const Where = styled.p`
  font-weight: ${weight.medium};
`;

const Number = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.textMuted};
`;

const Courier = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
`;

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
