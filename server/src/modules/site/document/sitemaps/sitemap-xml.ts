import { LOCALES } from '@karavan/shared-api/contract/locales';
import { escapeHtml } from '../escape-html.ts';
import { LANGUAGE_PARAMETER } from '../page-language.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index of all sitemaps; `urls` are absolute. */
export function sitemapIndex(urls: readonly string[]): string {
  const parts = urls.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${parts.join('\n')}\n</sitemapindex>\n`;
}

/** Pages in all languages. Each address names all the others, as search engines want it. */
export function sitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const own = escapeHtml(origin + path);
    const inLanguages = LOCALES.map((locale) => ({
      language: locale as string,
      url: `${own}?${LANGUAGE_PARAMETER}=${locale}`,
    }));
    const links = [...inLanguages, { language: 'x-default', url: own }]
      .map(
        ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
      )
      .join('');
    return [own, ...inLanguages.map(({ url }) => url)].map(
      (url) => `<url><loc>${url}</loc>${links}</url>`,
    );
  });
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
