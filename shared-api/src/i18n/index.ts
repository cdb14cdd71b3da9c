export {
  bindTranslations,
  UI_NAMESPACE,
  type MessageKey,
  type MessageValues,
  type Translate,
} from './bind-translations.ts';
export { addNamespace, changeLocale, createI18n, type MessageLoader } from './create-i18n.ts';
export { withServedTexts } from './with-served-texts.tsx';
export { withTexts } from './with-texts.tsx';
export { wordsForErrors } from './words-for-errors.ts';
