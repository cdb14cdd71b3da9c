import { pastedUrl } from '../pasted-url.ts';

/** What a link of 2GIS says. */
export type TwoGisLink =
  /** Leads on to another address. */
  | { readonly kind: 'short'; readonly url: string }
  | { readonly kind: 'id'; readonly placeId: string };

/** `2gis.kg`, `2gis.ru`, `m.2gis.com`, `2gis.com.cy` and the like. */
const HOST = /^(?:www\.|m\.)?2gis\.(?:[a-z]{2,3}|com\.[a-z]{2})$/;
const SHORT_HOST = /^(?:go|link)\.2gis\.(?:com|[a-z]{2})$/;
/** Of a branch; behind it there may be a hash that only counts visits. */
const FIRM = /\/firm\/(\d{6,20})(?:_[\w]+)?(?:\/|$)/;

/** @returns null for what is no link to a business of 2GIS */
export function readTwoGisLink(text: string): TwoGisLink | null {
  const url = pastedUrl(text);
  if (!url) return null;
  const { hostname, pathname } = url;
  if (SHORT_HOST.test(hostname) && pathname.length > 1) return { kind: 'short', url: url.href };
  const placeId = HOST.test(hostname) ? FIRM.exec(pathname)?.[1] : undefined;
  return placeId === undefined ? null : { kind: 'id', placeId };
}
