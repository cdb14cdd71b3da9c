import type { BootData } from '@karavan/shared-api/contract/boot';
import type { PagePreview } from '../../../platform/http/page-preview.ts';
import { readScreen } from './first-screens/screen.ts';
import { pageMeta } from './page-meta.ts';
import { renderDocument, type BootParts, type DocumentParts } from './render-document.ts';
import { localShellAssets, type ShellAssets } from './shell-assets.ts';

const ADDRESS = { origin: 'https://karavan.example', pathname: '/p/5', locale: 'ru' } as const;

const preview = (values: Partial<PagePreview> = {}): PagePreview => ({
  title: 'Плед — Дом',
  description: 'Из шерсти',
  image: {
    small: '/files/a-small.webp',
    medium: '/files/a-medium.webp',
    large: '/files/a-large.webp',
    width: 2880,
    height: 1440,
    thumbhash: null,
  },
  type: 'product',
  properties: { 'product:price:amount': '1250.00', 'product:price:currency': 'KGS' },
  thing: { '@type': 'Product', name: 'Плед' },
  ...values,
});

const ASSETS: ShellAssets = {
  version: '1',
  entry: '/shell/main.js',
  css: 'html {}',
  stylesheet: null,
  chrome: null,
  integrity: { '/shell/main.js': 'sha384-x' },
  chunk: () => [],
};

const BOOT: BootData = {
  mode: 'demo',
  locale: 'ru',
  region: null,
  registry: { contract: '3.0.0', shell: { version: '1' }, origins: [], remotes: {} },
  files: { 'mf-feed': { integrity: { 'entry.js': 'sha384-x' }, chunks: {} } },
  shellIntegrity: ASSETS.integrity,
  localShell: null,
  trial: null,
  awaited: null,
  texts: null,
  island: null,
};

const NO_SCREEN = { island: null, screen: null };

function render(
  shown: PagePreview | null,
  assets = ASSETS,
  chrome: DocumentParts['chrome'] = null,
  { island, screen }: Pick<DocumentParts, 'screen'> & Pick<BootParts, 'island'> = NO_SCREEN,
): string {
  return renderDocument({
    boot: { ...BOOT, island },
    assets,
    preloads: [],
    meta: pageMeta(shown, ADDRESS),
    nonce: 'nonce',
    start: { code: 'start()', source: "'sha256-x'" },
    screen,
    chrome,
    platform: null,
  }).toString();
}

const bootOf = (html: string) =>
  JSON.parse(/id="karavan-boot">(.*)<\/script>/.exec(html)![1]!) as unknown;

const property = (html: string, name: string) =>
  html.match(new RegExp(`<meta property="${name}" content="([^"]*)">`))?.[1];

const thing = (html: string) =>
  JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)![1]!) as object;

it('is titled by what it is about, else by its own name, else by the product', () => {
  const titleOf = (shown: PagePreview | null, name?: string) =>
    pageMeta(shown, { ...ADDRESS, name }).title;
  expect(titleOf(preview(), 'Посты')).toBe('Плед — Дом — Karavan');
  expect(titleOf(null, 'Партнёры')).toBe('Партнёры — Karavan');
  expect(titleOf(null, '')).toBe(titleOf(null));
  expect(titleOf(null)).toMatch(/Karavan/);
});

it('shows other sites what a page is about, with absolute addresses and true sizes', () => {
  const html = render(preview());
  expect(html).toContain('<title>Плед — Дом — Karavan</title>');
  expect(html).toContain('<link rel="canonical" href="https://karavan.example/p/5">');
  expect(property(html, 'og:image')).toBe('https://karavan.example/files/a-large.webp');
  expect(property(html, 'og:image:width')).toBe('1440');
  expect(property(html, 'og:image:height')).toBe('720');
  expect(property(html, 'product:price:amount')).toBe('1250.00');
  expect(thing(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Плед',
    description: 'Из шерсти',
    url: 'https://karavan.example/p/5',
    image: ['https://karavan.example/files/a-large.webp'],
  });
});

it('lets nothing that somebody has written end a tag or become a script', () => {
  const evil = '"><script>alert(1)</script><!--';
  const html = render(
    preview({ title: evil, description: evil, thing: { '@type': 'Product', name: evil } }),
  );
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<!--');
  expect(thing(html)).toMatchObject({ name: evil, description: evil });
});

it('shows the product itself where a page is about nothing in particular', () => {
  const html = render(null);
  expect(html).toContain('<title>Karavan — социальная сеть для покупок и скидок</title>');
  expect(property(html, 'og:type')).toBe('website');
  expect(property(html, 'og:image')).toBe('https://karavan.example/link-preview.png');
  expect(html).not.toContain('ld+json');
});

it('cuts a long description between words', () => {
  const description = property(
    render(preview({ description: 'слово '.repeat(80) })),
    'og:description',
  );
  expect(description).toMatch(/слово…$/);
  expect(description!.length).toBeLessThanOrEqual(200);
});

it('checks the published shell, and takes a local one with its changing styles as it is', () => {
  const published = render(null);
  expect(published).toContain('src="/shell/main.js" integrity="sha384-x"></script>');
  expect(published).toContain('<style nonce="nonce">html {}</style>');
  const local = render(null, localShellAssets('http://localhost:9200/'));
  expect(local).toContain('src="http://localhost:9200/main.js"></script>');
  expect(local).toContain(
    'rel="stylesheet" crossorigin="anonymous" href="http://localhost:9200/main.css"',
  );
});

it('lets the shell begin by itself, unless the page is whole without it', () => {
  const starts = (html: string) => html.match(/<script defer crossorigin[^>]*main\.js/g)?.length;
  const begins = render(null);
  expect(starts(begins)).toBe(1);
  expect(begins).not.toContain('<template');
  const waits = render(null, ASSETS, { html: '<header></header>', styles: '' });
  expect(starts(waits)).toBe(1);
  expect(waits).toMatch(
    /<template id="karavan-start">(?:<link rel="preload" [^>]*>)+<script defer [^>]*><\/script><\/template>/,
  );
  expect(waits).toContain('<div id="karavan-chrome" data-still><header>');
  // It keeps what is pressed from the first moment on, and can name the page's version.
  const beforeThePage = waits.slice(0, waits.indexOf('<body>'));
  expect(beforeThePage).toContain('<script data-version="1">start()</script>');
});

it('carries a first screen, its styles with the nonce, and what it was rendered from', () => {
  const [markup, styles, queries] = [
    '<p>',
    '<style a>p{}</style><style b>i{}</style>',
    '{"a":[1]}',
  ];
  const island = { remote: 'mf-feed', page: 'posts', header: null };
  const html = render(null, ASSETS, null, {
    island,
    screen: readScreen(
      null,
      [markup, styles, queries].map((text) => Buffer.from(text)),
    ),
  });
  expect(html).toContain('<div data-still data-island="mf-feed/posts"><p></div>');
  expect(html).toContain('<style nonce="nonce" a>p{}</style><style nonce="nonce" b>i{}</style>');
  expect(bootOf(html)).toEqual({ ...BOOT, island: { ...island, queries: { a: [1] } } });
});

it('carries what the shell starts from', () => {
  expect(bootOf(render(null))).toEqual(BOOT);
});
