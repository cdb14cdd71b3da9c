export type DiscountKind = 'fixed' | 'cumulative' | 'cashback';

export interface DiscountsTables {
  discount_card: {
    organization_id: number;
    kind: DiscountKind;
  };
  discount_tier: {
    organization_id: number;
    basis_points: number;
    spend_limit: number;
  };
}
