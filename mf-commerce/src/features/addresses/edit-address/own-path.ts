/** Any origin: only whether an address stays within it matters. */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * The path, query and hash of an address within this site; null for whatever leads elsewhere, so that
 * nobody can send a person from a form of ours to a site of theirs.
 */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/')) return null;
  const url = URL.parse(address, OWN_ORIGIN);
  if (url?.origin !== OWN_ORIGIN) return null;
  const path = url.pathname + url.search + url.hash;
  // "/.//other.site" becomes "//other.site" when it is resolved, which leads elsewhere after all.
  return path.startsWith('//') ? null : path;
}
