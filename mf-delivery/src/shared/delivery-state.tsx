import type { DeliveryStatus } from '@karavan/shared-api/contract/order-states';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { useT } from './translation.ts';

const STATES = {
  delivery_status_set_for_delivery: { tone: 'active', word: 'state_waiting' },
  delivery_status_taken_for_delivery: { tone: 'active', word: 'state_on_the_way' },
  delivery_status_rejected_by_delivery_service: { tone: 'negative', word: 'state_not_delivered' },
  delivery_status_delivered: { tone: 'positive', word: 'state_delivered' },
} as const satisfies Record<DeliveryStatus, object>;

/** The state of a delivery, in one word. */
export function DeliveryState({ status }: { readonly status: DeliveryStatus }) {
  const t = useT();
  const { tone, word } = STATES[status];
  return <StatePill tone={tone}>{t(word)}</StatePill>;
}
