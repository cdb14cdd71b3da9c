import fc from 'fast-check';
import { findLinks, type TextPart } from './find-links.ts';
import { mayLead } from './may-lead.ts';

const ORIGIN = 'https://karavan.example';

const linksIn = (text: string) =>
  findLinks(text, ORIGIN)
    .filter(({ kind }) => kind !== 'words')
    .map((part) => ('to' in part ? part.to : 'url' in part ? part.url : ''));

it.each<[string, string[]]>([
  ['Смотрите https://shag.example/a?b=1#c.', ['https://shag.example/a?b=1#c']],
  ['(https://shag.example/wiki/Tea_(drink))', ['https://shag.example/wiki/Tea_(drink)']],
  ['«https://shag.example», да', ['https://shag.example/']],
  ['Вот: /p/5, и /organizations/12!', ['/p/5', '/organizations/12']],
  [`${ORIGIN}/p/5?size=2 подойдёт?`, ['/p/5?size=2']],
  ['Звоните +996 (700) 12-34-56.', ['tel:+996700123456']],
  ['+996700123456', ['tel:+996700123456']],
])('finds what leads somewhere in %s', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

it.each([
  'javascript:alert(1) data:text/html,x',
  'JAVASCRIPT://shag.example/%0aalert(1)',
  'http://shag.example/ без шифра',
  'https://karavan.example@evil.example/',
  `${ORIGIN}//evil.example/p/5`,
  'https://',
  'и/или 1/2/2026 24/7 //evil.example/5',
  'Заказ 1234567890, цена 1500.00',
  '/home и /p/x',
])('leaves %s as it is', (text) => {
  expect(linksIn(text)).toEqual([]);
});

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    ' ',
    '\n',
    '(',
    ')',
    '.',
    '«',
    'javascript:',
    'data:',
    'https://',
    'HTTPS://a.example/',
    '//b.example/',
    `${ORIGIN}/`,
    `${ORIGIN}//b.example/`,
    '/p/5',
    '\\',
    '@',
    '+996700123456',
  ),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

it('loses and adds no letter of a text', () => {
  fc.assert(
    fc.property(text, (words) => {
      const parts = findLinks(words, ORIGIN);
      expect(parts.map((part) => part.text).join('')).toBe(words);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});

it('is asked about every text that has a link', () => {
  fc.assert(
    fc.property(text, (words) => {
      expect(mayLead(words) || linksIn(words).length === 0).toBe(true);
    }),
  );
});

it('leads nowhere but to our pages, encrypted sites and numbers', () => {
  fc.assert(
    fc.property(text, (words) => {
      expect(findLinks(words, ORIGIN).filter((part) => !isSafe(part))).toEqual([]);
    }),
  );
});

function isSafe(part: TextPart): boolean {
  switch (part.kind) {
    case 'words':
      return true;
    case 'own':
      return new URL(part.to, ORIGIN).origin === ORIGIN;
    case 'phone':
      return /^tel:\+\d{8,15}$/.test(part.url);
    case 'outside': {
      const { protocol, host, username } = new URL(part.url);
      return (
        protocol === 'https:' &&
        host === part.host &&
        username === '' &&
        !/[.,!?;:…]$/.test(part.text)
      );
    }
    default:
      return part satisfies never;
  }
}
