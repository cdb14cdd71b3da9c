export { readCookie } from './cookies.ts';
export { readStored, writeStored } from './stored.ts';
export { cartCountAtom, notificationCountAtom, unreadChatCountAtom } from './counts.ts';
export { areMarksSettledAtom, type MarkBook } from './interaction-store.ts';
export {
  itemMarks,
  itemMarksAtom,
  markItem,
  organizationMarks,
  organizationMarksAtom,
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
