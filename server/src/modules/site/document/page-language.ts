import type { FastifyRequest } from 'fastify';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { localeOf } from '../../../platform/http/request-context.ts';

/** Names the language of a page in its address, `?lang=de`, for search engines and whoever comes from them. */
export const LANGUAGE_PARAMETER = 'lang';

/** The language of a page: the person's stored choice, else that of the address, else their browser's. */
export function pageLocale(request: FastifyRequest): Locale {
  return known(request.cookies['locale']) ?? languageIn(request.url) ?? localeOf(request);
}

/** The language that an address names; null without one. */
export function languageIn(url: string): Locale | null {
  const { searchParams } = new URL(url, 'http://server');
  return known(searchParams.get(LANGUAGE_PARAMETER) ?? undefined) ?? null;
}

const known = (value: string | undefined) => LOCALES.find((locale) => locale === value);
