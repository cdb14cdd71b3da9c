import type { Me } from '@karavan/shared-api/contract/accounts';
import type { FeedPost, OrganizationCard } from '@karavan/shared-api/contract/feed';
import type { OrganizationDetail, WorkingHours } from '@karavan/shared-api/contract/organizations';
import messages from '../locales/ru.json' with { type: 'json' };

export const TEXTS = { 'mf-organization': messages };

export const SESSION = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
};

export const money = (amount: string) => ({ amount, currency: 'KGS' });

/** Open from nine to six on working days; it is a Friday. */
export const HOURS: WorkingHours = {
  state: 'open',
  changes: { weekday: 5, time: '18:00', is_today: true },
  today: 5,
  week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens_at: '09:00', closes_at: '18:00' })),
  special_days: [],
};

export function organization(values: Partial<OrganizationDetail> = {}): OrganizationDetail {
  return {
    id: 7,
    title: 'Шаг',
    description: 'Обувь на каждый день.',
    type: 'Обувь',
    subtypes: [],
    image: null,
    color: '#2f5fa8',
    banner: null,
    is_verified: true,
    follower_count: 3,
    is_gated: false,
    state: 'active',
    closes_at: null,
    city: 'Бишкек',
    country: 'KG',
    address: 'Чуй, 1',
    latitude: 42.87,
    longitude: 74.6,
    contacts: [{ kind: 'phone', value: '+996312123456' }],
    socials: [],
    average_check: null,
    working_hours: HOURS,
    discount_cards: [],
    discount_card: null,
    ...values,
  };
}

export function organizationCard(values: Partial<OrganizationCard> = {}): OrganizationCard {
  return {
    id: 8,
    title: 'Каблук',
    image: null,
    color: '#2f5fa8',
    type: 'Ремонт',
    is_verified: false,
    ...values,
  };
}

export function post(values: Partial<FeedPost> = {}): FeedPost {
  return {
    id: 21,
    kind: 'product',
    name: 'Кроссовки',
    description: '',
    price: money('1200.00'),
    price_unit: null,
    old_price: null,
    image: null,
    organization: organizationCard(),
    like_count: 0,
    comment_count: 0,
    is_liked: null,
    is_saved: null,
    created_at: '2026-11-20T08:00:00.000Z',
    ...values,
  };
}

/** Where the signed-in person works. */
export function workplace(
  values: Partial<Me['organizations'][number]> = {},
): Me['organizations'][number] {
  return {
    id: 5,
    title: 'Каблук',
    is_owner: false,
    permissions: ['can_manage_followers_partners'],
    time_zone: 'Asia/Bishkek',
    image: null,
    color: '#2f5fa8',
    order_kinds: [],
    ...values,
  };
}
