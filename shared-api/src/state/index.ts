export { readCookie } from './cookies.ts';
export { readStored, writeStored } from './stored.ts';
export { cartCountAtom, notificationCountAtom } from './counts.ts';
export { itemMarksAtom, markItem, type ItemMarks } from './item-marks.ts';
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
