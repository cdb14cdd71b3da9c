import type { ReceiptSummary } from '@karavan/shared-api/contract/orders';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { useT } from '../../../shared/translation.ts';
import { LISTED_KINDS, type StateKey } from './listed-kinds.ts';

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
    receipt.status === 'rejected' ? 'state_rejected' : LISTED_KINDS[receipt.kind].stateOf(receipt);
  return <StatePill tone={TONES[key]}>{t(key)}</StatePill>;
}
