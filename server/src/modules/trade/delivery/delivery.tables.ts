import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { HandOverStatus } from '@karavan/shared-api/contract/delivery-cash';
import type { DeliveryStatus } from '@karavan/shared-api/contract/order-states';

export interface DeliveryTables {
  delivery: {
    id: Generated<number>;
    order_id: number;
    attempt: Generated<number>;
    delivery_organization_id: number;
    courier_id: number | null;
    status: Generated<DeliveryStatus>;
    who_pays: 'organization' | 'client';
    fee: number;
    currency: string;
    cash_due: Generated<number>;
    district: string;
    address: string;
    phone: string;
    comment: Generated<string>;
    /** Of the address, in degrees; null where the client has not shown it on the map. */
    latitude: number | null;
    longitude: number | null;
    /** Counted by the courier as they got the goods. */
    parcels: number | null;
    /** Four digits that the client tells the courier at the door. */
    pin: Generated<string>;
    wrong_pins: Generated<number>;
    photo_id: number | null;
    /** Why it could not be brought. */
    reason: string | null;
    created_at: Generated<Date>;
    taken_at: Date | null;
    picked_up_at: Date | null;
    finished_at: Date | null;
    /** When goods that could not be brought were back. */
    returned_at: Date | null;
    /** When the staff have said that they have them. */
    return_confirmed_at: Date | null;
    /** When the courier has handed the cash to the organization. */
    cash_settled_at: Date | null;
  };
  /** The sums of `courier_cash_entry`, kept by the database alone. Minor units. */
  courier_cash: {
    courier_id: number;
    service_id: number;
    currency: string;
    collected: ColumnType<number, never, never>;
    settled: ColumnType<number, never, never>;
    owed: GeneratedAlways<number>;
  };
  /** The ledger: what was collected at doors, and where it went. Rows are only ever added. */
  courier_cash_entry: {
    id: Generated<number>;
    courier_id: number;
    service_id: number;
    currency: string;
    /** `collected` and `to_organization` are written by triggers of `delivery`. */
    kind: 'collected' | 'to_service' | 'to_organization';
    delivery_id: number;
    hand_over_id: number | null;
    amount: number;
    created_at: Generated<Date>;
  };
  cash_hand_over: {
    id: Generated<number>;
    courier_id: number;
    service_id: number;
    currency: string;
    status: Generated<HandOverStatus>;
    declared: number;
    counted: number | null;
    settled: number | null;
    note: Generated<string>;
    dispute: string | null;
    /** Who of the staff has confirmed or disputed it. */
    answered_by: number | null;
    created_at: Generated<Date>;
    answered_at: Date | null;
  };
  /** Where the courier of a delivery is who shares it; gone with the delivery. */
  courier_position: {
    delivery_id: number;
    latitude: number | null;
    longitude: number | null;
    at: Date | null;
  };
}
