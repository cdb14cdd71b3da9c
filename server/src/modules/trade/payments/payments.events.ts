import type { OddPaymentDecision } from '@karavan/shared-api/contract/platform';
import { defineEvent } from '../../../platform/events/domain-event.ts';

/** An operator of the platform has settled a payment whose report was odd. */
export const oddPaymentSettled = defineEvent<{
  readonly oddPaymentId: number;
  readonly organizationId: number;
  readonly orderId: number;
  readonly decision: OddPaymentDecision;
  /** What was asked for, in minor units. */
  readonly amount: number;
  readonly currency: string;
}>('odd-payment-settled');
