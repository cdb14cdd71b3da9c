import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { fontSize, space } from '@karavan/shared-ui/tokens';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../translation.ts';

/** Whether the client still has to show the order at the till. */
export function isOnTheWayToTill({ method, status }: Pick<Receipt, 'method' | 'status'>): boolean {
  return method === 'cart_checkout' && status === 'in_progress';
}

/** The code that the seller scans: it opens this order at the till. */
export function TillQr({ id }: { readonly id: number }) {
  const t = useT();
  const address = `${location.origin}/proceed-discount-cart?transaction=${id}`;
  return (
    <Centred aria-label={t('till_qr')}>
      <Title>{t('till_qr_title')}</Title>
      <QrCode value={address} label={t('till_qr')} size={272} />
    </Centred>
  );
}

/** The URL of the receipt, to open it on another device. */
export function ReceiptQr({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const address = `${location.origin}${receiptPath(receipt)}?document`;
  return (
    <Place>
      <QrCode value={address} label={t('receipt_qr')} size={160} />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
`;

const Centred = styled(Panel)`
  justify-items: center;
  text-align: center;
`;

const Title = styled.h2`
  font-size: ${fontSize.title};
`;
