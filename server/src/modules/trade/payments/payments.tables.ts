import type { ColumnType, Generated } from 'kysely';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import type { OddPaymentDecision } from '@karavan/shared-api/contract/platform';
import type { PaymentAccountsTables } from './accounts/payment-accounts.tables.ts';
import type { PaymentStatus } from '@karavan/shared-api/contract/order-states';

export interface PaymentsTables extends PaymentAccountsTables {
  payment: {
    id: Generated<number>;
    /** Names the payment attempt to the provider. */
    reference: Generated<string>;
    order_id: number;
    /** Who takes the money: the database finds the active account, and keeps it. */
    account_id: ColumnType<number, number | undefined, never>;
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
  /** A report that differs from what was asked for. */
  odd_payment: {
    id: Generated<number>;
    payment_id: number;
    provider_event: string;
    outcome: PaymentReport['outcome'];
    /** As reported, in minor units. */
    amount: number;
    currency: string;
    noticed_at: Generated<Date>;
    decision: OddPaymentDecision | null;
    reason: string | null;
    settled_by: number | null;
    settled_at: Date | null;
  };
  sandbox_payment: {
    reference: string;
    amount: number;
    currency: string;
    /** Addresses of the product; the second one after a refusal. */
    return_to: string;
    failure_to: string | null;
    state: Generated<'open' | 'paid' | 'declined' | 'refunded'>;
    /** Minor units. */
    refunded: Generated<number>;
    event_id: Generated<string>;
  };
}
