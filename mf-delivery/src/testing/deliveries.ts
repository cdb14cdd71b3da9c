import type { AvailableDelivery, CourierDelivery } from '@karavan/shared-api/contract/delivery';
import messages from '../locales/ru.json' with { type: 'json' };

export const TEXTS = { 'mf-delivery': messages };

export const COURIER = {
  token: 'token',
  user: { id: 1, full_name: 'Нурлан', avatar: null, has_empty_fields: false },
};

export const money = (amount: string) => ({ amount, currency: 'KGS' });

export function availableDelivery(values: Partial<AvailableDelivery> = {}): AvailableDelivery {
  return {
    id: 3,
    transaction_id: 9,
    organization: { id: 5, title: 'Шаг', address: 'Чуй, 1' },
    district: 'Джал',
    item_count: 2,
    fee: money('150.00'),
    who_pays: 'client',
    cash_due: money('1200.00'),
    created_at: '2026-11-21T08:00:00.000Z',
    ...values,
  };
}

/** A delivery that the courier has taken and not yet finished, with payment at the door. */
export function courierDelivery(values: Partial<CourierDelivery> = {}): CourierDelivery {
  return {
    ...availableDelivery(),
    status: 'delivery_status_taken_for_delivery',
    city: 'Бишкек',
    address: 'мкр. Джал, 23',
    phone: '+996700123456',
    comment: 'Подъезд 2',
    recipient: 'Айгуль',
    lines: [{ name: 'Кроссовки', size: '42', quantity: 2, image: null }],
    note: '',
    parcels: null,
    pick_up: { latitude: 42.87, longitude: 74.6 },
    destination: null,
    shares_position: false,
    cash_owed: money('0.00'),
    reason: null,
    taken_at: '2026-11-21T08:05:00.000Z',
    picked_up_at: null,
    finished_at: null,
    returned_at: null,
    ...values,
  };
}

export function deliveredDelivery(values: Partial<CourierDelivery> = {}): CourierDelivery {
  return courierDelivery({
    status: 'delivery_status_delivered',
    finished_at: '2026-11-21T08:40:00.000Z',
    ...values,
  });
}
