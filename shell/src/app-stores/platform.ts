/** Whether the page runs inside an app: Android's web view says so, Apple's omits Safari's name. */
export function isWebView({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  if (/; wv\)/.test(userAgent)) return true;
  return /iphone|ipad|ipod/i.test(userAgent) && !/safari|crios|fxios/i.test(userAgent);
}
