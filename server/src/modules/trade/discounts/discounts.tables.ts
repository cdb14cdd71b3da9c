import type { Generated } from 'kysely';
import type { DiscountBackground } from '@karavan/shared-api/contract/enumerations';

export type DiscountKind = 'fixed' | 'cumulative' | 'cashback';

export interface DiscountsTables {
  /** One of each kind at most. */
  discount_card: {
    organization_id: number;
    kind: DiscountKind;
    background: Generated<DiscountBackground>;
    is_paused: Generated<boolean>;
    /** A refund takes no step away that a client has reached; of cumulative cards alone. */
    never_downgrades: Generated<boolean>;
    /** Untouched cashback expires after so many days; of cashback cards alone, null: never. */
    cashback_days: Generated<number | null>;
  };
  discount_tier: {
    organization_id: number;
    kind: DiscountKind;
    basis_points: number;
    /** Minor units. */
    spend_limit: number;
  };
  /** The cards of an organization together; without a row none have ever been edited. */
  discount_book: {
    organization_id: number;
    version: Generated<number>;
    announcement: Generated<number>;
    announced_at: Date | null;
    /** Followers are told in the order of their ids: up to this one they were. */
    told_to: Generated<number>;
    told_at: Date | null;
  };
  /** How a client uses the cards of an organization; without a row the best one counts. */
  discount_choice: {
    client_id: number;
    organization_id: number;
    kind: DiscountKind | null;
    is_pinned: Generated<boolean>;
  };
}
