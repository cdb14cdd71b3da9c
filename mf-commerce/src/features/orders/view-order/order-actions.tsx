import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { nameOf } from '@karavan/shared-api/order-situation';
import { RELUCTANT_ACTIONS } from '@karavan/shared-api/staff-actions';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { useReceiptActions } from '../shared/receipt-query.ts';

interface OrderActionsProps {
  readonly receipt: Receipt;
  readonly actions: ReturnType<typeof useReceiptActions>;
}

/** What the reader can do with an order now; at most one thing stands out. */
export function OrderActions({ receipt, actions }: OrderActionsProps) {
  const t = useT();
  const { can_pay, payment_status, staff_actions } = receipt;
  const main = can_pay ? undefined : staff_actions.find((action) => !RELUCTANT_ACTIONS.has(action));
  const isPaying = can_pay && payment_status === 'in_progress';
  if (!can_pay && staff_actions.length === 0) return null;
  return (
    <Buttons>
      {can_pay && (
        <Button wide size="large" loading={actions.isPending} onClick={actions.pay}>
          {t('pay')}
        </Button>
      )}
      {isPaying && (
        <Button
          wide
          kind="quiet"
          disabled={actions.isPending}
          onClick={() => void actions.cancelPayment()}
        >
          {t('cancel_payment')}
        </Button>
      )}
      {staff_actions.map((action) => (
        <Button
          key={action}
          wide
          size={action === main ? 'large' : 'medium'}
          kind={action === main ? 'primary' : 'secondary'}
          loading={actions.isPending}
          onClick={() => void actions.act(action)}
        >
          {nameOf(action, t)}
        </Button>
      ))}
    </Buttons>
  );
}

const Buttons = styled.div`
  display: grid;
  gap: ${space[2]};
`;
