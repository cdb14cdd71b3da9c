import type { Generated } from 'kysely';
import type { PaymentStatus } from '@karavan/shared-api/contract/order-states';

export interface PaymentsTables {
  payment: {
    id: Generated<number>;
    /** Names the payment attempt to the provider. */
    reference: Generated<string>;
    order_id: number;
    /** Minor units. */
    amount: number;
    currency: string;
    status: Generated<PaymentStatus>;
    created_at: Generated<Date>;
    expires_at: Date;
    settled_at: Date | null;
    refunded_at: Date | null;
  };
  payment_event: {
    payment_id: number;
    provider_event: string;
    outcome: string;
    received_at: Generated<Date>;
  };
  sandbox_payment: {
    reference: string;
    amount: number;
    currency: string;
    return_to: string;
    state: Generated<'open' | 'paid' | 'declined' | 'refunded'>;
    event_id: Generated<string>;
  };
}
