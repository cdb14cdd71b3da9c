import type { Generated } from 'kysely';
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
    /** Four digits that the client tells the courier at the door. */
    pin: Generated<string>;
    wrong_pins: Generated<number>;
    photo_id: number | null;
    /** Why it could not be brought. */
    reason: string | null;
    created_at: Generated<Date>;
    taken_at: Date | null;
    finished_at: Date | null;
    /** When the courier has handed the cash to the organization. */
    cash_settled_at: Date | null;
  };
}
