import { Printer } from 'lucide-react';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { Link } from '@karavan/shared-api/router';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, size, space, weight } from '@karavan/shared-ui/tokens';
import { ReceiptPaper } from '../../../shared/receipt-paper.tsx';
import { useT } from '../translation.ts';
import { ReceiptQr } from './receipt-qr.tsx';
import { TakeReceipt } from './take-receipt.tsx';

/** The receipt of what was sold, to keep, to show and to print. */
export function ReceiptDocument({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  return (
    <>
      <Panel>
        {receipt.number !== null && <Number>{t('receipt', { id: receipt.number })}</Number>}
        <ReceiptPaper receipt={receipt} />
        <ReceiptQr receipt={receipt} />
      </Panel>
      <TakeReceipt receipt={receipt} />
      <PrintLink to={`/print?receipt=${receipt.transaction_id}`}>
        <Printer size={20} aria-hidden />
        {t('print')}
      </PrintLink>
    </>
  );
}

const Number = styled.strong`
  font-weight: ${weight.medium};
`;

const PrintLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
