import { DEFAULT_TITLES, type Locale } from '@karavan/shared-api/contract/locales';
import type { PagePreview } from '../../../platform/http/page-preview.ts';
import { storedSize } from '../../../platform/files/picture-sizes.ts';

/** What the head of a document says about its page. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The page's one address, absolute. */
  readonly canonical: string;
  /** Link-preview data beyond title, description and address: property -> content. */
  readonly properties: Readonly<Record<string, string>>;
  /** The thing that the page is about, as JSON-LD. */
  readonly thing: Readonly<Record<string, unknown>> | null;
}

interface PageAddress {
  /** Scheme and host that people open. */
  readonly origin: string;
  readonly pathname: string;
  readonly locale: Locale;
  /** What the page calls itself, if it does. */
  readonly name?: string | undefined;
}

const SITE = 'Karavan';
/** Longer ones are cut by whoever shows them. */
const DESCRIPTION_LENGTH = 200;

const DESCRIPTIONS: Readonly<Record<Locale, string>> = {
  ru: 'Отдельный сайт больше не нужен: лояльность, статистика, продажи и скидки для вашей организации и сотрудников — в одном месте.',
  en: 'You no longer need a separate site: loyalty, statistics, sales and discounts for your organization and employees in one place.',
  de: 'Eine eigene Website brauchen Sie nicht mehr: Treueprogramm, Statistik, Verkäufe und Rabatte für Ihre Organisation und Mitarbeitende an einem Ort.',
  tr: 'Artık ayrı bir siteye ihtiyacınız yok: kuruluşunuz ve çalışanlarınız için sadakat, istatistik, satış ve indirimler tek yerde.',
  zh: '您不再需要单独的网站：为您的机构和员工提供会员、统计、销售和折扣，一站搞定。',
};

/** What stands for pages without a picture of their own. */
const DEFAULT_IMAGE = {
  path: '/link-preview.png',
  width: 1200,
  height: 630,
  type: 'image/png',
} as const;

const OG_LOCALES: Readonly<Record<Locale, string>> = {
  ru: 'ru_RU',
  en: 'en_US',
  de: 'de_DE',
  tr: 'tr_TR',
  zh: 'zh_CN',
};

/** What to say of a page; without a preview it is the product itself that is shown, by the page's name if it has one. */
export function pageMeta(preview: PagePreview | null, address: PageAddress): PageMeta {
  const { origin, pathname, locale } = address;
  const title = preview?.title ?? address.name;
  const canonical = origin + pathname;
  const description = shorten(preview?.description ?? '') || DESCRIPTIONS[locale];
  const image = imageOf(preview);
  const imageUrl = origin + image.path;
  return {
    title: title ? `${title} — ${SITE}` : DEFAULT_TITLES[locale],
    description,
    canonical,
    properties: {
      'og:site_name': SITE,
      'og:locale': OG_LOCALES[locale],
      'og:type': preview?.type ?? 'website',
      'og:image': imageUrl,
      'og:image:width': String(image.width),
      'og:image:height': String(image.height),
      'og:image:type': image.type,
      'twitter:card': 'summary_large_image',
      ...preview?.properties,
    },
    thing: preview && {
      '@context': 'https://schema.org',
      description,
      url: canonical,
      ...(preview.image && { image: [imageUrl] }),
      ...preview.thing,
    },
  };
}

function imageOf(preview: PagePreview | null) {
  if (!preview?.image) return DEFAULT_IMAGE;
  return { ...storedSize(preview.image), path: preview.image.large, type: 'image/webp' };
}

/** One line, cut between words. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`;
}
