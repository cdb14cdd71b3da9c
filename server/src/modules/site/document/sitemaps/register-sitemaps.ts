import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FindListedPages } from '../../../../platform/http/listed-pages.ts';
import { originOf } from '../../../../platform/http/site.ts';
import { findParts, findPaths } from './sitemap-parts.ts';
import { sitemap, sitemapIndex } from './sitemap-xml.ts';

/** Public pages that are not about one thing. */
const PLAIN_PAGES = [
  '/home/posts',
  '/home/organizations',
  '/home/partners',
  '/home/services',
  '/home/promotions',
  '/home/discounts',
  '/faq',
  '/legal',
];

/** How long the index and its parts are good, in seconds. */
const KEEP_SECONDS = 3600;

/** Serves `/robots.txt` and the sitemap that it names; `kinds` are parts by the names of their files. */
export async function registerSitemaps(
  app: FastifyInstance,
  kinds: Readonly<Record<string, FindListedPages>>,
): Promise<void> {
  let kept: { readonly until: number; readonly files: Promise<string[]> } | null = null;

  /** The names of all parts, looked up once in a while. */
  function partsNow(): Promise<string[]> {
    if (kept && kept.until > Date.now()) return kept.files;
    const files = findFiles(kinds);
    kept = { until: Date.now() + KEEP_SECONDS * 1000, files };
    files.catch(() => (kept = null));
    return files;
  }

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${KEEP_SECONDS}`)
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /away/\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );

  await app.register(async (files) => {
    await files.register(fastifyCompress, {
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    files.get('/sitemap.xml', async (request, reply) => {
      const urls = (await partsNow()).map((file) => `${originOf(request)}/sitemaps/${file}.xml`);
      return sendXml(reply, sitemapIndex(urls));
    });
    files.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
      const paths = await pathsOf(request.params.file);
      if (paths.length === 0) return reply.callNotFound();
      return sendXml(reply, sitemap(originOf(request), paths));
    });
  });

  async function pathsOf(file: string): Promise<readonly string[]> {
    if (file === 'pages.xml') return PLAIN_PAGES;
    const { kind, part } = /^(?<kind>[a-z]+)-(?<part>\d{1,9})\.xml$/.exec(file)?.groups ?? {};
    const find = kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return find ? findPaths(find, Number(part)) : [];
  }
}

async function findFiles(kinds: Readonly<Record<string, FindListedPages>>): Promise<string[]> {
  const files = ['pages'];
  for (const [kind, find] of Object.entries(kinds)) {
    files.push(...(await findParts(find)).map((part) => `${kind}-${part}`));
  }
  return files;
}

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply
    .headers({
      'cache-control': `public, max-age=${KEEP_SECONDS}`,
      'x-content-type-options': 'nosniff',
    })
    .type('application/xml; charset=utf-8')
    .send(xml);
