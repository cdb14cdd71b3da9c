import type { Generated } from 'kysely';

export type CashbackKind =
  | 'earn'
  | 'spend_hold'
  | 'spend_commit'
  | 'spend_release'
  | 'restore'
  | 'reverse'
  | 'repay'
  | 'repay_returned'
  | 'expire';

export interface CashbackTables {
  cashback_account: {
    organization_id: number;
    client_id: number;
    currency: string;
    /** Minor units. */
    balance: Generated<number>;
    debt: Generated<number>;
  };
  cashback_entry: {
    id: Generated<number>;
    organization_id: number;
    client_id: number;
    /** Null for what expires with the organization. */
    order_id: number | null;
    kind: CashbackKind;
    amount: number;
    created_at: Generated<Date>;
  };
}
