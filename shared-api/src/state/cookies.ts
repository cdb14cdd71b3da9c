/** Reads a cookie of the page; undefined when it is absent or cannot be decoded. */
export function readCookie(name: string, cookies: string = document.cookie): string | undefined {
  const row = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (row === undefined) return undefined;
  try {
    return decodeURIComponent(row.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Writes a cookie for the whole site: SameSite=Lax, and Secure on https. */
export function writeCookie(name: string, value: string, { days }: { days: number }): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
