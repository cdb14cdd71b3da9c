/** A piece of a text, and where it leads. */
export type TextPart =
  | { readonly kind: 'words'; readonly text: string }
  /** A path of the product. */
  | { readonly kind: 'own'; readonly text: string; readonly to: string }
  | { readonly kind: 'outside'; readonly text: string; readonly url: string; readonly host: string }
  | { readonly kind: 'phone'; readonly text: string; readonly url: string };

/** Behind the beginning, a space or an opening bracket or quote: an address, a path that ends with a number, or a number to call. */
const CANDIDATE =
  /(^|[\s([{«„“"'])(https?:\/\/[^\s<>«»„“”"]+|\/[a-z][a-z-]*(?:\/[a-z-]+)*\/\d{1,15}(?![\w/-])|\+\d(?:[ ()-]{0,2}\d){7,14}(?!\d))/giu;

/** What ends a sentence, not an address. */
const TRAILING = /[.,!?;:…'\]}*]$/u;

/** @param origin of the product: what leads there stays within the page */
export function findLinks(text: string, origin: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const [, before = '', candidate = ''] = match;
    const link = linkOf(withoutTrailing(candidate), origin);
    if (!link) continue;
    const start = match.index + before.length;
    if (start > end) parts.push({ kind: 'words', text: text.slice(end, start) });
    parts.push(link);
    end = start + link.text.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}

function linkOf(text: string, origin: string): TextPart | null {
  if (text.startsWith('/')) return { kind: 'own', text, to: text };
  if (text.startsWith('+')) {
    return { kind: 'phone', text, url: `tel:+${text.replaceAll(/\D/g, '')}` };
  }
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.origin === origin) {
    // As a link of the page this would lead to another host.
    if (url.pathname.startsWith('//')) return null;
    return { kind: 'own', text, to: `${url.pathname}${url.search}${url.hash}` };
  }
  // A name before the host would pass one site off as another.
  const isSafe = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isSafe ? { kind: 'outside', text, url: url.href, host: url.host } : null;
}

function withoutTrailing(text: string): string {
  let left = text;
  while (TRAILING.test(left) || (left.endsWith(')') && !isClosed(left))) left = left.slice(0, -1);
  return left;
}

/** Whether the last bracket closes one of the address itself. */
const isClosed = (text: string) => text.split('(').length >= text.split(')').length;
