import { readStored, writeStored } from '@karavan/shared-api/state';
import type { DeliveryAddress } from '@karavan/shared-api/contract/delivery-addresses';

/** An address as it stands in the form. */
export type AddressValues = Omit<DeliveryAddress, 'id' | 'is_default'>;

export const EMPTY_ADDRESS: AddressValues = {
  city: '',
  district: '',
  address: '',
  phone: '',
  comment: '',
  location: null,
};

const TEXTS = ['city', 'district', 'address', 'phone', 'comment'] as const;

/** Where the draft of one form is kept. Each person has drafts of their own on a shared device. */
export const draftKey = (userId: number, addressId: number | 'new') =>
  `draft:delivery-address:${userId}:${addressId}`;

/** What was typed and not saved; null when there is nothing, or nothing that can be read. */
export function readAddressDraft(key: string): AddressValues | null {
  try {
    const stored = JSON.parse(readStored(key) ?? 'null') as Partial<AddressValues> | null;
    if (stored === null || TEXTS.some((field) => typeof stored[field] !== 'string')) return null;
    const { city, district, address, phone, comment } = stored as AddressValues;
    return { city, district, address, phone, comment, location: readLocation(stored.location) };
  } catch {
    return null;
  }
}

/** @param values null when there is nothing to keep any more */
export function storeAddressDraft(key: string, values: AddressValues | null): void {
  writeStored(key, values && JSON.stringify(values));
}

function readLocation(stored: unknown): AddressValues['location'] {
  const { latitude, longitude } = (stored ?? {}) as { latitude?: unknown; longitude?: unknown };
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null;
}
