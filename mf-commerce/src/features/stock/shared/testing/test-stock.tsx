import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { StockSize } from '@karavan/shared-api/contract/stock';
import { mockEndpoint, renderWithPlatform } from '@karavan/shared-api/testing';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import texts from '../../locales/ru.json' with { type: 'json' };

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

export const stockSize = (more: Partial<StockSize> = {}): StockSize => ({
  id: 7,
  item_id: 3,
  stock_id: 7,
  title: 'Платье',
  image: null,
  status: 'published',
  size: 'M',
  format_criteria: 'letters',
  sku: 'P-M',
  barcode: '4006381333931',
  stock: 10,
  held: 2,
  free: 8,
  low_at: 2,
  shared_with: 0,
  ...more,
});

/** The person manages what an organization sells. */
export const whoManages = mockEndpoint(getMe, () => ({
  status: 200,
  data: {
    organizations: [
      {
        id: 5,
        title: 'Лавка',
        image: null,
        color: '#334455',
        is_owner: false,
        permissions: ['can_manage_catalog'],
        time_zone: 'Asia/Bishkek',
        order_kinds: [],
      },
    ],
  } as unknown as Me,
}));

export const pageOf = <T,>(list: readonly T[]) => ({
  list: [...list],
  total_count: list.length,
  total_pages: 1,
  next: null,
});

export function openStock(page: ReactElement, path: string) {
  const view = renderWithPlatform(page, {
    path,
    session: {
      token: 't',
      user: { id: 1, full_name: 'Елена', avatar: null, has_empty_fields: false },
    },
    messages: { 'mf-commerce-stock': texts, management },
  });
  return { user: userEvent.setup(), ...view };
}
