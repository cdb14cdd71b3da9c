import type { Locale } from '@karavan/shared-api/contract/locales';
import type { PageMeta } from './render-document.ts';

const TITLES: Readonly<Record<Locale, string>> = {
  ru: 'Karavan — социальная сеть для покупок и скидок',
  en: 'Karavan — the social commerce network',
  de: 'Karavan — das soziale Netzwerk für Handel und Rabatte',
  tr: 'Karavan — sosyal ticaret ağı',
  zh: 'Karavan — 社交电商网络',
};

const DESCRIPTIONS: Readonly<Record<Locale, string>> = {
  ru: 'Отдельный сайт больше не нужен: лояльность, статистика, продажи и скидки для вашей организации и сотрудников — в одном месте.',
  en: 'You no longer need a separate site: loyalty, statistics, sales and discounts for your organization and employees in one place.',
  de: 'Eine eigene Website brauchen Sie nicht mehr: Treueprogramm, Statistik, Verkäufe und Rabatte für Ihre Organisation und Mitarbeitende an einem Ort.',
  tr: 'Artık ayrı bir siteye ihtiyacınız yok: kuruluşunuz ve çalışanlarınız için sadakat, istatistik, satış ve indirimler tek yerde.',
  zh: '您不再需要单独的网站：为您的组织和员工提供会员、统计、销售和折扣，一站搞定。',
};

export function defaultMeta(locale: Locale): PageMeta {
  return { title: TITLES[locale], description: DESCRIPTIONS[locale], properties: {} };
}
