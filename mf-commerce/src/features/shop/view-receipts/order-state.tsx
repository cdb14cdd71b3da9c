import type { ReceiptSummary } from '@karavan/shared-api/contract/orders';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { useT } from '../../../shared/translation.ts';
import type { StateKey } from './kinds/receipt-kind.ts';
import { RECEIPT_KINDS } from './kinds/receipt-kinds.ts';

const TONES: Readonly<Record<StateKey, PillTone>> = {
  state_paid: 'positive',
  state_fulfilled: 'positive',
  state_accepted: 'positive',
  state_reserved: 'pending',
  state_in_progress: 'pending',
  state_rejected: 'negative',
};

/** The state of an order, in one word. */
export function OrderState({ receipt }: { readonly receipt: ReceiptSummary }) {
  const t = useT();
  const key =
    receipt.status === 'rejected' ? 'state_rejected' : RECEIPT_KINDS[receipt.kind].stateOf(receipt);
  return <StatePill tone={TONES[key]}>{t(key)}</StatePill>;
}
