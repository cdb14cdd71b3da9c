import { useAtomValue } from 'jotai';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { OrderNow } from '../shared/order-now.tsx';
import { useReceipt, useReceiptActions } from '../shared/receipt-query.ts';
import { useT } from '../translation.ts';
import { OutcomePanel } from './outcome-panel.tsx';
import type { Outcome } from './use-payment-outcome.ts';

interface AfterPaymentProps {
  readonly id: number;
  readonly outcome: Outcome;
  /** Asks the bank again. */
  readonly onAsk: () => void;
}

/** What has become of a payment and of its order, and the ways on; it follows the order by itself. */
export function AfterPayment({ id, outcome, onAsk }: AfterPaymentProps) {
  const t = useT();
  const navigate = useNavigate();
  const { data: receipt } = useReceipt(id);
  const known = receipt ? asTheOrderSays(receipt, outcome) : outcome;
  const canPay = known === 'declined' && receipt?.can_pay === true;
  const isOpen = known === 'open' || known === 'unknown';
  return (
    <OutcomePanel outcome={known} text={<Told outcome={known} receipt={receipt} />}>
      {receipt && <OrderNow receipt={receipt} />}
      {canPay && <PayAgain receipt={receipt} />}
      {isOpen && (
        <Button wide size="large" onClick={onAsk}>
          {t('check_payment')}
        </Button>
      )}
      <Button
        wide
        size="large"
        kind={canPay || isOpen ? 'secondary' : 'primary'}
        onClick={() => void navigate(`/receipts/${id}`, { replace: true })}
      >
        {t('to_order')}
      </Button>
      {receipt && (
        <Button
          wide
          kind="secondary"
          onClick={() =>
            void navigate(`/messenger/organization/${receipt.organization.id}?order=${id}`)
          }
        >
          {t('ask_organization')}
        </Button>
      )}
      <Button wide kind="quiet" onClick={() => void navigate('/home/posts')}>
        {t('shop_on')}
      </Button>
    </OutcomePanel>
  );
}

/** An order may hear of its money, or end, after the bank has answered here. */
function asTheOrderSays({ status, payment_status }: Receipt, outcome: Outcome): Outcome {
  if (payment_status === 'refunded') return 'returned';
  if (payment_status !== 'accepted') return outcome;
  return status === 'rejected' ? 'returned' : 'paid';
}

interface ToldProps {
  readonly outcome: Outcome;
  readonly receipt: Receipt | undefined;
}

function Told({ outcome, receipt }: ToldProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  if (outcome === 'paid') {
    if (!receipt) return null;
    const { total, organization, transaction_id: id } = receipt;
    return [formatMoney(total, locale), organization.title, t('order_number', { id })].join(' · ');
  }
  if (outcome !== 'declined') return t(`outcome_${outcome}_text`);
  return t(receipt?.can_pay ? 'outcome_declined_text' : 'outcome_declined_over');
}

function PayAgain({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const { isPending, pay } = useReceiptActions(receipt);
  return (
    <Button wide size="large" loading={isPending} onClick={pay}>
      {t('pay_again')}
    </Button>
  );
}
