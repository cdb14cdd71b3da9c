/** A pasted link, also one without its scheme; null for what is none, or carries a name, a password or a port. */
export function pastedUrl(text: string): URL | null {
  const typed = text.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.username !== '' || url.password !== '' || url.port !== '') return null;
  return url;
}

/** A part of a path, decoded; as it is where it cannot be. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
