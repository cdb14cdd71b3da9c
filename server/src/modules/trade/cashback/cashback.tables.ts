import type { Generated } from 'kysely';
import type { CashbackKind } from '@karavan/shared-api/contract/enumerations';

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
    /** Null for what expires, and what a seller moves by hand. */
    order_id: number | null;
    kind: CashbackKind;
    amount: number;
    created_at: Generated<Date>;
  };
}
