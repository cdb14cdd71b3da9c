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
