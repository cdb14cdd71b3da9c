import type { Me } from '@karavan/shared-api/contract/accounts';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import type { ListedOrder, OrderStatistics } from '@karavan/shared-api/contract/statistics';
import figures from '../features/review-orders/locales/ru.json' with { type: 'json' };
import messages from '../locales/ru.json' with { type: 'json' };

export const TEXTS = { 'mf-statistics': messages, 'mf-statistics-figures': figures };

export const money = (amount: string) => ({ amount, currency: 'KGS' });

type Workplace = Me['organizations'][number];

export function workplace(
  values: Partial<Omit<Workplace, 'permissions'>> & {
    readonly permissions?: OrganizationPermission[];
  } = {},
): Workplace {
  return {
    id: 5,
    title: 'Шаг',
    is_owner: false,
    permissions: ['can_view_statistics'],
    time_zone: 'Asia/Bishkek',
    image: null,
    color: '#2f5fa8',
    order_kinds: ['product', 'rent', 'ticket'],
    ...values,
  };
}

export function staff(...organizations: Workplace[]): Me {
  return {
    id: 1,
    phone_number: '+996700123456',
    full_name: 'Елена',
    avatar: null,
    username: null,
    gender: 'unspecified',
    birthday: null,
    email: null,
    has_password: true,
    locale: 'ru',
    region: null,
    is_courier: false,
    is_operator: false,
    organizations,
  };
}

export function listedOrder(values: Partial<ListedOrder> = {}): ListedOrder {
  return {
    id: 41,
    number: null,
    created_at: '2026-11-20T08:00:00.000Z',
    sold_at: null,
    client: 'Айгуль',
    cashier: null,
    name: 'Кроссовки',
    size: '38',
    quantity: 1,
    image: null,
    line_count: 1,
    method: 'self_pickup',
    status: 'in_progress',
    stage: 'new',
    note: '',
    deadline: null,
    total: money('1200.00'),
    refunded: money('0.00'),
    staff_actions: [],
    ...values,
  };
}

/** An answer with one page of a list. */
export function page<Item = ListedOrder>(list: Item[], next: string | null = null) {
  return {
    status: 200 as const,
    data: { list, next, total_count: list.length, total_pages: next === null ? 1 : 2 },
  };
}

export function statistics(values: Partial<OrderStatistics> = {}): OrderStatistics {
  return {
    currency: 'KGS',
    total: money('5600.00'),
    order_count: 4,
    average: money('1400.00'),
    refunded: money('0.00'),
    before: { total: money('0.00'), order_count: 0 },
    unprocessed_count: 2,
    days: [],
    ...values,
  };
}

/** What is asked for of an organization, as `path?query` without the days. */
export function wantedBy(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('from');
  searchParams.delete('to');
  return `${pathname.replace('/api/v1/organizations/', '')}?${searchParams}`;
}
