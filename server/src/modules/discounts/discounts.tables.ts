export interface DiscountsTables {
  discount_card: {
    organization_id: number;
    kind: 'fixed' | 'cumulative';
  };
  discount_tier: {
    organization_id: number;
    basis_points: number;
    spend_limit: number;
  };
}
