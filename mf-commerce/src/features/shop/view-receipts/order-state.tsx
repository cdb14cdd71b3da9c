import type { ReceiptSummary } from '@karavan/shared-api/contract/orders';
import { useT } from '../../../shared/translation.ts';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';

/** Where an order stands, in one word for people. */
function stateOf({
  kind,
  status,
  fulfilled_at,
}: Pick<ReceiptSummary, 'kind' | 'status' | 'fulfilled_at'>): {
  key: StateKey;
  tone: PillTone;
} {
  if (status === 'rejected') return { key: 'state_rejected', tone: 'negative' };
  if (fulfilled_at !== null) {
    return { key: kind === 'ticket' ? 'state_paid' : 'state_fulfilled', tone: 'positive' };
  }
  if (kind === 'ticket') return { key: 'state_reserved', tone: 'pending' };
  if (status === 'accepted') return { key: 'state_accepted', tone: 'positive' };
  return { key: 'state_in_progress', tone: 'pending' };
}

type StateKey =
  | 'state_paid'
  | 'state_reserved'
  | 'state_rejected'
  | 'state_fulfilled'
  | 'state_accepted'
  | 'state_in_progress';

export function OrderState({ receipt }: { readonly receipt: ReceiptSummary }) {
  const t = useT();
  const { key, tone } = stateOf(receipt);
  return <StatePill tone={tone}>{t(key)}</StatePill>;
}
