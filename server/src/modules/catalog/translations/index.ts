export { storeTranslations } from './store-translations.ts';
export { translationsRoutes } from './translations.routes.ts';
export type { TranslationsTables } from './translations.tables.ts';
