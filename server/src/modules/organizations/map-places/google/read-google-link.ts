import { decodePart, pastedUrl } from '../pasted-url.ts';

/** What a link of Google Maps says. */
export type GoogleLink =
  /** Leads on to another address. */
  | { readonly kind: 'short'; readonly url: string }
  | { readonly kind: 'id'; readonly placeId: string }
  /** Names the business by a number that only pages know, and mostly by its name and point. */
  | {
      readonly kind: 'number';
      readonly number: string;
      readonly title: string | null;
      readonly point: { readonly latitude: number; readonly longitude: number } | null;
    };

/** `google.com`, `maps.google.de`, `www.google.com.tr` and the like. */
const MAPS_HOST = /^(?:www\.|maps\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
const CONSENT_HOST = /^consent\.google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
const PLACE_ID = /^[A-Za-z0-9_-]{16,200}$/;
const HEX_PAIR = /^0x[\da-f]{1,16}:0x([\da-f]{1,16})$/i;
/** In the `data` of an address: the id, the pair of numbers, and the point of the pin. */
const DATA_ID = /!19s([A-Za-z0-9_-]{16,200})/;
const DATA_PAIR = /!1s(0x[\da-f]{1,16}:0x[\da-f]{1,16})/i;
const DATA_POINT = /!3d(-?\d{1,2}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/;
const VIEW_POINT = /^@(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/;

/** @returns null for what is no link to a place of Google Maps */
export function readGoogleLink(text: string): GoogleLink | null {
  const url = pastedUrl(text);
  if (!url) return null;
  if (isShort(url)) return { kind: 'short', url: url.href };
  if (CONSENT_HOST.test(url.hostname)) {
    const next = url.searchParams.get('continue');
    const further = next === null ? null : pastedUrl(next);
    // Where it asks for consent again, it leads nowhere.
    return further && !CONSENT_HOST.test(further.hostname) ? readGoogleLink(further.href) : null;
  }
  if (!MAPS_HOST.test(url.hostname)) return null;
  const isMaps = url.hostname.startsWith('maps.') || /^\/maps(?:\/|$)/.test(url.pathname);
  return isMaps ? readMapsUrl(url) : null;
}

function isShort({ hostname, pathname }: URL): boolean {
  if (hostname === 'maps.app.goo.gl') return pathname.length > 1;
  if (hostname === 'goo.gl') return pathname.startsWith('/maps/');
  return hostname === 'g.page' && pathname.length > 1;
}

function readMapsUrl(url: URL): GoogleLink | null {
  const { pathname, searchParams } = url;
  const query = searchParams.get('q') ?? searchParams.get('query') ?? '';
  const placeId =
    searchParams.get('query_place_id') ??
    searchParams.get('place_id') ??
    /^place_id:(.+)$/.exec(query)?.[1] ??
    DATA_ID.exec(pathname)?.[1];
  if (placeId !== undefined && PLACE_ID.test(placeId)) return { kind: 'id', placeId };
  const number = numberOf(url);
  if (number === null) return null;
  const parts = pathname.split('/');
  const name = parts[parts.indexOf('place') + 1];
  const isNamed = parts.includes('place') && name !== undefined && !/^(@|data=|$)/.test(name);
  const title = isNamed ? decodePart(name.replaceAll('+', ' ')) : query;
  return { kind: 'number', number, title: title.trim() || null, point: pointOf(pathname, parts) };
}

/** The customer id, in decimals, as addresses of the service end with. */
function numberOf({ pathname, searchParams }: URL): string | null {
  const cid = searchParams.get('cid');
  if (cid !== null && /^\d{1,20}$/.test(cid)) return cid;
  const pair = searchParams.get('ftid') ?? DATA_PAIR.exec(pathname)?.[1];
  const hex = pair === undefined ? undefined : HEX_PAIR.exec(pair)?.[1];
  return hex === undefined ? null : String(BigInt(`0x${hex}`));
}

function pointOf(pathname: string, parts: readonly string[]) {
  const view = parts.find((part) => part.startsWith('@')) ?? '';
  const [, latitude, longitude] = DATA_POINT.exec(pathname) ?? VIEW_POINT.exec(view) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}
