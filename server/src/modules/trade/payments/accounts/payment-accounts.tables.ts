import type { Generated } from 'kysely';
import type {
  AccountAction,
  AccountProvider,
  AccountState,
  Suspender,
  TestFailure,
} from '@karavan/shared-api/contract/payment-system-states';

export interface PaymentAccountsTables {
  payment_account: {
    id: Generated<number>;
    organization_id: number;
    provider: AccountProvider;
    label: string;
    /** Null for the account of the platform. */
    merchant_id: string | null;
    /** Sealed for this account; null for the platform's, and once one that was never used is removed. */
    secret: Buffer | null;
    /** The id of the key that it is sealed with. */
    secret_key: string | null;
    secret_last4: string | null;
    state: Generated<AccountState>;
    suspended_by: Suspender | null;
    /** What an operator has written. */
    reason: Generated<string>;
    is_confirmed: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
  };
  payment_account_step: {
    id: Generated<number>;
    account_id: number;
    action: AccountAction;
    reason: Generated<string>;
    /** Null for what happened by itself. */
    actor_id: number | null;
    created_at: Generated<Date>;
  };
  payment_test: {
    id: Generated<number>;
    account_id: number;
    /** Names it to the provider, as that of a payment does. */
    reference: Generated<string>;
    /** Minor units. */
    amount: number;
    currency: string;
    state: Generated<'open' | 'paid' | 'failed'>;
    failure: TestFailure | null;
    created_at: Generated<Date>;
    expires_at: Date;
    settled_at: Date | null;
    /** When money came, whatever became of the test. */
    received_at: Date | null;
    refunded_at: Date | null;
  };
}
