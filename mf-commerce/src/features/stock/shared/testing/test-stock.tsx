import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
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
