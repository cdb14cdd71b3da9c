import type { Generated } from 'kysely';

export type OrderStatus = 'in_progress' | 'accepted' | 'rejected';
export type PaymentStatus = 'in_progress' | 'accepted' | 'rejected' | 'refunded';
export type OrderMethod = 'cart_checkout' | 'self_pickup' | 'cash_courier' | 'online_payment';

export interface SaleOrderTable {
  id: Generated<number>;
  organization_id: number;
  client_id: number;
  method: OrderMethod;
  status: Generated<OrderStatus>;
  reason: string | null;
  payment_status: PaymentStatus | null;
  currency: string;
  goods: number;
  discount: Generated<number>;
  delivery_fee: Generated<number>;
  refunded: Generated<number>;
  /** Hundredths of a percent. */
  basis_points: Generated<number>;
  cashier_id: number | null;
  created_at: Generated<Date>;
  accepted_at: Date | null;
  /** When it is rejected by itself; null once nobody is waited for. */
  deadline: Date | null;
  fulfilled_at: Date | null;
}

export interface OrdersTables {
  sale_order: SaleOrderTable;
  sale_order_line: {
    order_id: number;
    position: number;
    item_id: number;
    size_id: number | null;
    size: Generated<string>;
    name: string;
    quantity: number;
    price: number;
    discount: Generated<number>;
  };
}
