import styled from 'styled-components';
import type { DeliveryStatus } from '@karavan/shared-api/contract/order-states';
import { color, fontSize, radius, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

const STATES = {
  delivery_status_set_for_delivery: { tone: 'open', word: 'state_waiting' },
  delivery_status_taken_for_delivery: { tone: 'open', word: 'state_on_the_way' },
  delivery_status_rejected_by_delivery_service: { tone: 'failed', word: 'state_not_delivered' },
  delivery_status_delivered: { tone: 'done', word: 'state_delivered' },
} as const satisfies Record<DeliveryStatus, object>;

/** How far a delivery has come, in one word. */
export function DeliveryState({ status }: { readonly status: DeliveryStatus }) {
  const t = useT();
  const { tone, word } = STATES[status];
  return <Chip data-tone={tone}>{t(word)}</Chip>;
}

const Chip = styled.span`
  flex: none;
  padding: 2px ${space[2]};
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
  font-size: ${fontSize.caption};
  font-weight: ${weight.medium};

  &[data-tone='done'] {
    background: ${color.successSoft};
    color: ${color.success};
  }

  &[data-tone='failed'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;
