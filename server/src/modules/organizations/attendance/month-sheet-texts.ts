import type { Locale } from '@karavan/shared-api/contract/locales';

type Texts = Readonly<Record<Locale, string>>;

export const SHEET = {
  sheet: { ru: 'Табель', en: 'Attendance', de: 'Anwesenheit', tr: 'Puantaj', zh: '考勤' },
  person: { ru: 'Сотрудник', en: 'Employee', de: 'Person', tr: 'Çalışan', zh: '员工' },
  position: { ru: 'Должность', en: 'Position', de: 'Position', tr: 'Görev', zh: '职位' },
  day: { ru: 'День', en: 'Day', de: 'Tag', tr: 'Gün', zh: '日期' },
  start: { ru: 'Приход', en: 'In', de: 'Kommen', tr: 'Giriş', zh: '上班' },
  end: { ru: 'Уход', en: 'Out', de: 'Gehen', tr: 'Çıkış', zh: '下班' },
  hours: { ru: 'Часы', en: 'Hours', de: 'Stunden', tr: 'Saat', zh: '小时' },
  planned: {
    ru: 'По графику',
    en: 'Planned',
    de: 'Geplant',
    tr: 'Planlanan',
    zh: '排班时长',
  },
  note: { ru: 'Отметка', en: 'Note', de: 'Vermerk', tr: 'Not', zh: '备注' },
  forgotten: {
    ru: 'уход не отмечен',
    en: 'no check-out',
    de: 'nicht ausgecheckt',
    tr: 'çıkış yapılmadı',
    zh: '未签退',
  },
  corrected: {
    ru: 'исправлено',
    en: 'corrected',
    de: 'korrigiert',
    tr: 'düzeltildi',
    zh: '已更正',
  },
  total: { ru: 'Итого', en: 'Total', de: 'Summe', tr: 'Toplam', zh: '合计' },
} as const satisfies Readonly<Record<string, Texts>>;
