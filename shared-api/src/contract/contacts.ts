/** How to reach the people behind the product, and where its apps are. */
export const SUPPORT = {
  phone: '+996312000000',
  email: 'support@karavan.example',
  telegram: 'https://t.me/karavan_support',
  whatsapp: 'https://wa.me/996312000000',
  instagram: 'https://instagram.com/karavan.example',
} as const;

/** The operating systems open these in their app store. */
export const APP_STORES = {
  ios: 'https://apps.apple.com/app/karavan/id6470000000',
  android: 'https://play.google.com/store/apps/details?id=example.karavan',
} as const;
