import type { DeliveryAddress } from '@karavan/shared-api/contract/delivery-addresses';
import type { AddressRow } from './select-addresses.ts';

export function presentAddress(row: AddressRow): DeliveryAddress {
  const { latitude, longitude } = row;
  return {
    id: row.id,
    city: row.city,
    district: row.district,
    address: row.address,
    phone: row.phone,
    comment: row.comment,
    location: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    is_default: row.is_default,
  };
}
