import { DEFAULT_TITLES, type Locale } from '@karavan/shared-api/contract/locales';

/** What a device calls the product's parts that it opens directly. */
const SHORTCUTS: readonly {
  readonly url: string;
  readonly names: Readonly<Record<Locale, string>>;
}[] = [
  {
    url: '/profile/qr',
    names: {
      ru: 'Мой QR-код',
      en: 'My QR code',
      de: 'Mein QR-Code',
      tr: 'QR kodum',
      zh: '我的二维码',
    },
  },
  {
    url: '/receipts',
    names: { ru: 'Заказы', en: 'Orders', de: 'Bestellungen', tr: 'Siparişler', zh: '订单' },
  },
  {
    url: '/messenger',
    names: { ru: 'Чаты', en: 'Chats', de: 'Chats', tr: 'Sohbetler', zh: '聊天' },
  },
];

const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** How a device installs the site (W3C application manifest), in one language. */
export const manifestOf = (locale: Locale) => ({
  // It stays the same app in every language.
  id: '/',
  name: DEFAULT_TITLES[locale],
  short_name: 'Karavan',
  lang: locale,
  dir: 'ltr',
  start_url: '/home/posts',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#1a5fd0',
  icons: ICONS,
  shortcuts: SHORTCUTS.map(({ url, names }) => ({
    name: names[locale],
    url,
    icons: [ICONS[1]],
  })),
});
