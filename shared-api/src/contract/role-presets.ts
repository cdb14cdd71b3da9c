import type { Locale } from './locales.ts';
import { ORGANIZATION_PERMISSIONS, type OrganizationPermission } from './permissions.ts';

interface RolePreset {
  readonly titles: Readonly<Record<Locale, string>>;
  readonly permissions: readonly OrganizationPermission[];
}

/** The roles that every organization begins with, titled in the language of whoever opens it. */
export const ROLE_PRESETS = {
  seller: {
    titles: { ru: 'Продавец', en: 'Seller', de: 'Verkäufer', tr: 'Satıcı', zh: '店员' },
    permissions: ['can_sell', 'can_manage_orders', 'can_scan'],
  },
  manager: {
    titles: { ru: 'Менеджер', en: 'Manager', de: 'Manager', tr: 'Yönetici', zh: '经理' },
    permissions: ORGANIZATION_PERMISSIONS.filter(
      (permission) => permission !== 'can_refund' && permission !== 'can_manage_staff',
    ),
  },
  scanner: {
    titles: { ru: 'Контролёр', en: 'Scanner', de: 'Einlass', tr: 'Kontrolör', zh: '检票员' },
    permissions: ['can_scan'],
  },
  courier: {
    titles: { ru: 'Курьер', en: 'Courier', de: 'Kurier', tr: 'Kurye', zh: '配送员' },
    permissions: [],
  },
} as const satisfies Readonly<Record<string, RolePreset>>;

export type RolePresetName = keyof typeof ROLE_PRESETS;

export const ROLE_PRESET_NAMES = Object.keys(ROLE_PRESETS) as readonly RolePresetName[];
