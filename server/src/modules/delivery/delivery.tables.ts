import type { Generated } from 'kysely';

export type DeliveryStatus =
  | 'delivery_status_set_for_delivery'
  | 'delivery_status_taken_for_delivery'
  | 'delivery_status_rejected_by_delivery_service'
  | 'delivery_status_delivered';

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
    created_at: Generated<Date>;
    taken_at: Date | null;
    finished_at: Date | null;
  };
}
