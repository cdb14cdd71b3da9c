import type { UiTexts } from '@karavan/shared-ui/ui-text';

/** Imports the texts of one language, in the same chunk as the application's own texts. */
export async function loadUiTexts(
  locale: 'ru' | 'en' | 'de' | 'tr' | 'zh',
): Promise<{ readonly default: UiTexts }> {
  return import(/* webpackChunkName: "locale-[request]" */ `../locales/${locale}.json`);
}
