import styled from 'styled-components';
import type { ReceiptSummary } from '@karavan/shared-api/contract/orders';
import { color, fontSize, radius, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

type Tone = 'pending' | 'positive' | 'negative';

/** Where an order stands, in one word for people. */
function stateOf({ status, fulfilled_at }: Pick<ReceiptSummary, 'status' | 'fulfilled_at'>): {
  key: StateKey;
  tone: Tone;
} {
  if (status === 'rejected') return { key: 'state_rejected', tone: 'negative' };
  if (fulfilled_at !== null) return { key: 'state_fulfilled', tone: 'positive' };
  if (status === 'accepted') return { key: 'state_accepted', tone: 'positive' };
  return { key: 'state_in_progress', tone: 'pending' };
}

type StateKey = 'state_rejected' | 'state_fulfilled' | 'state_accepted' | 'state_in_progress';

export function OrderState({ receipt }: { readonly receipt: ReceiptSummary }) {
  const t = useT();
  const { key, tone } = stateOf(receipt);
  return <Pill data-tone={tone}>{t(key)}</Pill>;
}

const Pill = styled.span`
  flex: none;
  padding: 2px ${space[2]};
  border-radius: ${radius.full};
  background: ${color.warningSoft};
  color: ${color.warning};
  font-size: ${fontSize.caption};
  font-weight: ${weight.medium};

  &[data-tone='positive'] {
    background: ${color.successSoft};
    color: ${color.success};
  }

  &[data-tone='negative'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;
