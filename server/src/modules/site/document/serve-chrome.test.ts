import type { ServedChrome } from '@karavan/shared-api/contract/served-chrome';
import type { RouteRow } from '@karavan/shared-api/contract/route-table';
import { serveChrome } from './serve-chrome.ts';

const TEXTS = { shell: {}, ui: {} };
const CHROME: ServedChrome = {
  styles: '<style></style>',
  markup: {
    'ru page bar': '<h1>{title}</h1>',
    'ru page bar marked': '<h1>{title} ✓</h1>',
    'de home no-bar': 'Karavan',
    'de home no-bar marked': 'Karavan {region}',
  },
  texts: { ru: TEXTS, en: TEXTS, de: TEXTS, tr: TEXTS, zh: TEXTS },
};
const row = (path: string, nav: boolean) => ({ path, nav }) as RouteRow;
const item = { locale: 'ru', row: row('/p/:id', true), region: null } as const;
const home = { locale: 'de', row: row('/home/posts/:catID?', false), header: null } as const;

it('puts what the page is about into the bar, escaped, and nothing into that again', () => {
  const titled = (title: string, verified = false) =>
    serveChrome(CHROME, { ...item, header: { title, verified } })?.html;
  expect(titled('Одежда')).toBe('<h1>Одежда</h1>');
  expect(titled('Ала-Тоо', true)).toBe('<h1>Ала-Тоо ✓</h1>');
  expect(titled('<b>&"')).toBe('<h1>&lt;b&gt;&amp;&quot;</h1>');
  expect(titled('{region} $& {title}')).toBe('<h1>{region} $&amp; {title}</h1>');
});

it('names the country on main pages, where it is known', () => {
  const kg = { code: 'KG', name: 'Киргизия', currency: 'KGS' } as never;
  expect(serveChrome(CHROME, { ...home, region: null })?.html).toBe('Karavan');
  expect(serveChrome(CHROME, { ...home, region: kg })?.html).toBe('Karavan KG');
});

it('leaves the bars to the shell where it cannot know them', () => {
  expect(serveChrome(CHROME, { ...item, header: null })).toBeNull();
  const unknown = { ...item, locale: 'tr', header: { title: 'x', verified: false } } as const;
  expect(serveChrome(CHROME, unknown)).toBeNull();
});
