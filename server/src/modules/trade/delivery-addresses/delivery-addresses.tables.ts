import type { Generated } from 'kysely';

export interface DeliveryAddressesTables {
  delivery_address: {
    id: Generated<number>;
    user_id: number;
    city: string;
    district: string;
    address: string;
    phone: string;
    comment: Generated<string>;
    latitude: number | null;
    longitude: number | null;
    is_default: Generated<boolean>;
  };
}
