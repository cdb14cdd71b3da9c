import { APP_STORES } from './contacts.ts';

export type AppPlatform = keyof typeof APP_STORES;

export const APP_PLATFORMS = Object.keys(APP_STORES) as readonly AppPlatform[];

/**
 * The platform whose store a device has; null on a desktop.
 * @param maxTouchPoints tells an iPad, which identifies itself as a Mac; the server does not learn it
 */
export function appPlatformOf(userAgent: string, maxTouchPoints = 0): AppPlatform | null {
  if (/android/i.test(userAgent)) return 'android';
  // No Mac has a multi-touch screen.
  const isIpad = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isIpad || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : null;
}
