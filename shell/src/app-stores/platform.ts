import { APP_STORES } from '@karavan/shared-api/contract/contacts';

export type Platform = keyof typeof APP_STORES;

interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** The stores for this device: its own, or both on a desktop. */
export function storesFor({ userAgent, maxTouchPoints }: Browser): readonly Platform[] {
  if (/android/i.test(userAgent)) return ['android'];
  // An iPad identifies itself as a Mac, but no Mac has a multi-touch screen.
  const isIpad = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  if (isIpad || /iphone|ipad|ipod/i.test(userAgent)) return ['ios'];
  return ['ios', 'android'];
}

/** Whether the page runs inside an app: Android's web view says so, Apple's omits Safari's name. */
export function isWebView({ userAgent }: Pick<Browser, 'userAgent'>): boolean {
  if (/; wv\)/.test(userAgent)) return true;
  return /iphone|ipad|ipod/i.test(userAgent) && !/safari|crios|fxios/i.test(userAgent);
}
