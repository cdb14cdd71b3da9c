/** Any origin will do: it only matters whether a URL stays within it. */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * The path, query and hash of a URL within this site; null for anything else, so that a form of
 * ours cannot be used to redirect to another site.
 */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/')) return null;
  const url = URL.parse(address, OWN_ORIGIN);
  if (url?.origin !== OWN_ORIGIN) return null;
  const path = url.pathname + url.search + url.hash;
  // "/.//other.site" resolves to "//other.site", which does lead elsewhere.
  return path.startsWith('//') ? null : path;
}
