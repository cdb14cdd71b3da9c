import { organizationOf } from '@karavan/shared-api/contract/id-prefixes';

/** Pages that codes lead to: the server verifies these, so any host is accepted. */
const CODE_PAGES: ReadonlySet<string> = new Set([
  '/proceed-discount',
  '/proceed-discount-cart',
  '/attendance',
  '/gifts',
]);

/**
 * Where a scanned or typed text leads.
 * @param origin of this site, for example `https://karavan.example`
 * @returns a path of this site, or null for anything else
 */
export function readScan(text: string, origin: string): string | null {
  const trimmed = text.trim();
  if (/^(UID\d+|\+?\d+|\d+\.\d+\.[\w-]+)$/i.test(trimmed)) {
    return `/proceed-discount?${new URLSearchParams({ client: trimmed }).toString()}`;
  }
  const organization = organizationOf(trimmed);
  if (organization !== null) return `/organizations/${organization}`;
  if (/^\/p\/\d+$/.test(trimmed)) return trimmed;
  if (!URL.canParse(trimmed)) return null;
  const { protocol, origin: from, pathname, search, hash } = new URL(trimmed);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isOurs = from === origin || CODE_PAGES.has(pathname);
  return isWeb && isOurs ? pathname + search + hash : null;
}
