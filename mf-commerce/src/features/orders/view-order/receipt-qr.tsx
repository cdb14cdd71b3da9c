import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

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
