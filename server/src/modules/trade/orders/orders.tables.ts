import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  DeliveryStatus,
  OrderKind,
  OrderMethod,
  OrderStage,
  OrderStatus,
  PaymentStatus,
} from '@karavan/shared-api/contract/order-states';
import type { DiscountKind } from '@karavan/shared-api/contract/discounts';

export interface SaleOrderTable {
  id: Generated<number>;
  organization_id: number;
  client_id: number;
  kind: Generated<OrderKind>;
  method: OrderMethod;
  status: Generated<OrderStatus>;
  reason: string | null;
  payment_status: PaymentStatus | null;
  currency: string;
  goods: number;
  discount: Generated<number>;
  delivery_fee: Generated<number>;
  refunded: Generated<number>;
  /** What is kept because it was cancelled late: of the money, and what that does not cover of gift cards. */
  cancellation_fee: Generated<number>;
  /** Hundredths of a percent. */
  basis_points: Generated<number>;
  /** Minor units. */
  cashback_spent: Generated<number>;
  /** Booked once it is handed over. */
  cashback_earned: Generated<number>;
  /** What gift cards have paid, in minor units; their entries say the same with what has gone back, kept by the database. */
  gift_spent: Generated<number>;
  /** What of that has gone back to the cards, in minor units. */
  gift_returned: Generated<number>;
  /** goods - discount - cashback_spent - gift_spent + delivery_fee */
  total: GeneratedAlways<number>;
  /** Where it is to be brought; null where it is fetched. */
  city: string | null;
  district: string | null;
  address: string | null;
  phone: string | null;
  comment: Generated<string>;
  /** Of the address, in degrees; null where the client has not shown it on the map. */
  latitude: number | null;
  longitude: number | null;
  /** What the client asks of the seller. */
  note: Generated<string>;
  /** What the delivery service gets; `delivery_fee` is what the client pays of that. */
  courier_fee: Generated<number>;
  /** Of its last delivery; null: nobody has been asked to bring it. */
  delivery_status: DeliveryStatus | null;
  /** A courier has its goods and could not bring them; kept by the database. */
  goods_out: GeneratedAlways<boolean>;
  cashier_id: number | null;
  /** The discount card that it was priced with; `basis_points` is what that has taken off. */
  card_kind: DiscountKind | null;
  /** What has taken off a part of the discount, by its title then; frozen by the database. */
  promotion_id: number | null;
  promotion_title: string | null;
  /** Minor units. */
  promotion_discount: Generated<number>;
  created_at: Generated<Date>;
  accepted_at: Date | null;
  /** When it is rejected by itself; null once nobody is waited for. */
  deadline: Date | null;
  fulfilled_at: Date | null;
  rejected_at: Date | null;
  /** Its receipt's number, drawn by the database as the sale commits; null before. */
  receipt_series: ColumnType<string | null, never, never>;
  receipt_number: ColumnType<number | null, never, never>;
  /** What the organization looked like when it was placed; kept by the database. */
  look_id: GeneratedAlways<number>;
  /** What is to be done next by the staff; by `order_stage` of the database. */
  stage: GeneratedAlways<OrderStage | null>;
}

export interface OrdersTables {
  sale_order: SaleOrderTable;
  sale_order_line: {
    order_id: number;
    position: number;
    item_id: number;
    size_id: number | null;
    size: Generated<string>;
    /** What is sold along with the tickets of the first line; such a line has no size. */
    extra_id: number | null;
    name: string;
    quantity: number;
    price: number;
    /** What one cost everybody, where it was sold as wholesale; never with a discount. */
    list_price: number | null;
    discount: Generated<number>;
    /** What the item looked like then; kept by the database. */
    image_id: ColumnType<number | null, never, never>;
  };
  /** What an organization has set instead of `ORDER_LIMITS` of the contract. */
  order_limits: {
    organization_id: number;
    open_orders: number;
    /** A newcomer may hold one n-th of a size's stock; this is n. */
    newcomer_part: number;
    newcomer_orders: number;
  };
}
