import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { Banner } from '@karavan/shared-ui/banner';
import { lazily } from '@karavan/shared-ui/lazily';
import { color, fontSize, space, weight } from '@karavan/shared-ui/tokens';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../../../shared/translation.ts';

/** Few receipts have a photo. */
const DeliveryPhoto = lazily(
  async () =>
    (await import(/* webpackChunkName: "delivery-photo" */ './delivery-photo.tsx')).DeliveryPhoto,
);

interface ReceiptDeliveryProps {
  readonly delivery: NonNullable<Receipt['delivery']>;
}

/** The delivery address, the courier, and the digits that prove the hand-over. */
export function ReceiptDelivery({ delivery }: ReceiptDeliveryProps) {
  const t = useT();
  const { status, pin, reason, courier, city, address, phone, comment, photo } = delivery;
  return (
    <Panel aria-label={t('delivery')}>
      {status === 'delivery_status_rejected_by_delivery_service' && (
        <Banner tone="warning">{t('delivery_failed', { reason: reason ?? '' })}</Banner>
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
        <Muted>{phone}</Muted>
        {courier !== null && <Muted>{t('courier', { name: courier })}</Muted>}
      </div>
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
  font-size: ${fontSize.display};
  font-weight: ${weight.bold};
  letter-spacing: 0.3em;
  /* Compensates for the letter spacing after the last digit, which would shift the code off centre. */
  margin-inline-start: 0.3em;
  font-variant-numeric: tabular-nums;
`;

const Where = styled.p`
  font-weight: ${weight.medium};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;
