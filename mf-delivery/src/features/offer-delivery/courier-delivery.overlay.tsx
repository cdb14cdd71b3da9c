import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import styled from 'styled-components';
import { space, type } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { useT } from '../../shared/translation.ts';
import { OfferDelivery } from './offer-delivery.tsx';

/** Overlay `courier_delivery`: takes a delivery; resolves with the path to continue at. */
export function CourierDeliveryOverlay({
  props: { transactionId },
  close,
}: OverlayComponentProps<'courier_delivery'>) {
  const t = useT();
  return (
    <Column>
      <Title>{t('order', { id: transactionId })}</Title>
      <OfferDelivery
        transactionId={transactionId}
        onTaken={(id) => close(`/delivery/receipt/${id}`)}
        onGone={() => close('/delivery/available')}
      />
    </Column>
  );
}

const Title = styled.h1`
  padding-inline-end: ${space[8]};
  font: ${type.title2};
`;
