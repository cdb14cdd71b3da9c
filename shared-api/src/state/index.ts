export { readCookie } from './cookies.ts';
export { readStored, writeStored } from './stored.ts';
export { cartCountAtom, notificationCountAtom, unreadChatCountAtom } from './counts.ts';
export { areInteractionsSettledAtom, type InteractionStore } from './interaction-store.ts';
export {
  itemInteractions,
  itemInteractionsAtom,
  setItemInteractions,
  organizationInteractions,
  organizationInteractionsAtom,
} from './interactions.ts';
export {
  itemTranslationsAtom,
  keepTranslation,
  translatedTextsAtom,
  type ItemTranslation,
} from './item-translations.ts';
export { createNotificationPolling, type NotificationPolling } from './notification-polling.ts';
export {
  currencyAtom,
  detectLocale,
  localeAtom,
  persistPreferences,
  previousPathAtom,
  printWidthAtom,
  regionAtom,
  takeRegion,
  type PrintWidth,
  type Region,
} from './preferences.ts';
export {
  isSignedInAtom,
  restoreSession,
  sessionAtom,
  signIn,
  signOut,
  type Session,
  type SessionUser,
} from './session.ts';
export { userLocationAtom } from './user-location.ts';
