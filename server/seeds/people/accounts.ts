import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { ORGANIZATION_PERMISSIONS } from '@karavan/shared-api/contract/permissions';

/** The demo's accounts, as the README lists them; all have the password below. */
export const DEMO_PASSWORD = 'Karavan-2026';

export const DEMO_ACCOUNTS = {
  client: { phone: '+996700000001', full_name: 'Айгуль Токтосунова' },
  owner: { phone: '+996700000002', full_name: 'Нурлан Абдыкеримов' },
  seller: { phone: '+996700000003', full_name: 'Мария Ким' },
  courier: { phone: '+996700000004', full_name: 'Бакыт Сыдыков' },
  manager: { phone: '+996700000005', full_name: 'Елена Волкова' },
  operator: { phone: '+996700000006', full_name: 'Руслан Осмонов' },
} as const;

export const FURTHER_PEOPLE = [
  'Азамат Исаев',
  'Гүлзат Мамытова',
  'Тимур Алиев',
  'Ольга Петрова',
  'Данияр Жумабеков',
  'Жылдыз Осмонова',
  'Сергей Ли',
  'Айпери Бекова',
] as const;

/** The usual roles of an organization. */
export const ROLE_PRESETS: Readonly<
  Record<
    'seller' | 'manager' | 'courier',
    { title: string; permissions: readonly OrganizationPermission[] }
  >
> = {
  seller: { title: 'Продавец', permissions: ['can_sell', 'can_manage_orders', 'can_scan'] },
  manager: {
    title: 'Менеджер',
    permissions: ORGANIZATION_PERMISSIONS.filter(
      (permission) => permission !== 'can_refund' && permission !== 'can_manage_staff',
    ),
  },
  courier: { title: 'Курьер', permissions: [] },
};
