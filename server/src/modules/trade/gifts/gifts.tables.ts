import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GiftEntryKind, GiftKind } from '@karavan/shared-api/contract/gift-states';

export interface GiftsTables {
  gift: {
    id: GeneratedAlways<number>;
    organization_id: number;
    kind: GiftKind;
    currency: ColumnType<string, string, never>;
    /** As it was issued, in minor units. */
    amount: ColumnType<number, number, never>;
    /** The sum of its entries, in minor units; kept by the database. */
    balance: ColumnType<number, never, never>;
    note: Generated<string>;
    expires_at: Date | null;
    /** Why it is blocked; null while it is not. */
    block_reason: string | null;
    /** In whose wallet it is; null: in nobody's. */
    holder_id: number | null;
    claimed_at: Date | null;
    /** Goes up when somebody takes it, which makes the code before worthless. */
    round: Generated<number>;
    created_at: Generated<Date>;
  };
  gift_entry: {
    id: GeneratedAlways<number>;
    gift_id: number;
    kind: GiftEntryKind;
    /** Minor units. */
    amount: number;
    /** Who has issued it, or has paid with it; null for the clock. */
    actor_id: number | null;
    order_id: number | null;
    /** Why staff have corrected a balance; null for all else. */
    reason: string | null;
    created_at: Generated<Date>;
  };
}
