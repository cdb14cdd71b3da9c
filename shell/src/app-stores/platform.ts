import { APP_STORES } from '@karavan/shared-api/contract/contacts';

export type Platform = keyof typeof APP_STORES;

interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** The stores that serve this device: its own, and for a desktop both. */
export function storesFor({ userAgent, maxTouchPoints }: Browser): readonly Platform[] {
  if (/android/i.test(userAgent)) return ['android'];
  // An iPad calls itself a Mac, but no Mac is touched with several fingers.
  const isIpad = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  if (isIpad || /iphone|ipad|ipod/i.test(userAgent)) return ['ios'];
  return ['ios', 'android'];
}

/** The page is shown inside an app: Android's web view says so, Apple's leaves Safari's name out. */
export function isWebView({ userAgent }: Pick<Browser, 'userAgent'>): boolean {
  if (/; wv\)/.test(userAgent)) return true;
  return /iphone|ipad|ipod/i.test(userAgent) && !/safari|crios|fxios/i.test(userAgent);
}
