import { createHash } from 'node:crypto';
import { getDictionary } from '@karavan/shared-api/contract/dictionary';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { readDictionary } from './read-dictionary.ts';

/** The texts change with the server's release only. */
const CACHE = 'public, max-age=3600';

export function dictionaryRoutes(): ImplementedRoute[] {
  const tags = new Map<Locale, string>();

  function tagOf(locale: Locale): string {
    const known = tags.get(locale);
    if (known) return known;
    const texts = JSON.stringify(readDictionary(locale));
    const tag = `"${createHash('sha256').update(texts).digest('base64url')}"`;
    tags.set(locale, tag);
    return tag;
  }

  return [
    implement(getDictionary, async ({ params: { locale }, raw, reply }) => {
      const etag = tagOf(locale);
      reply.headers({ etag, 'cache-control': CACHE });
      if (raw.headers['if-none-match'] !== etag) return readDictionary(locale);
      reply.code(304);
      return undefined;
    }),
  ];
}
