import fc from 'fast-check';
import ICAL from 'ical.js';
import type { BusinessCard } from './business-card.ts';
import { makeSmallVcard, makeVcard } from './make-vcard.ts';

const CARD: BusinessCard = {
  uid: 'UID7',
  name: 'Айгуль Токтосунова',
  nickname: 'aigul',
  avatar: null,
  phones: [{ phone_number: '+996700000001' }, { phone_number: '*4040' }],
  networks: [
    { kind: 'telegram', value: 'aigul_t', url: 'https://t.me/aigul_t' },
    { kind: 'mail', value: 'aigul@mail.kg', url: 'mailto:aigul@mail.kg' },
  ],
};

/** What an address book reads. */
function read(vcard: string) {
  const card = new ICAL.Component(ICAL.parse(vcard) as unknown[]);
  const all = (name: string) =>
    card.getAllProperties(name).map((property) => property.getFirstValue());
  return {
    version: all('version'),
    name: all('fn'),
    parts: all('n'),
    phones: all('tel'),
    mails: all('email'),
    links: all('url'),
    nickname: all('nickname'),
    note: all('note'),
    photo: all('photo').map(String),
  };
}

it('is read by an address book', () => {
  expect(read(makeVcard(CARD, 'AAAA'.repeat(100)))).toEqual({
    version: ['3.0'],
    name: ['Айгуль Токтосунова'],
    parts: [['Токтосунова', 'Айгуль', '', '', '']],
    phones: ['+996700000001', '*4040'],
    mails: ['aigul@mail.kg'],
    links: ['https://t.me/aigul_t'],
    nickname: ['aigul'],
    note: ['Karavan UID7'],
    photo: ['AAAA'.repeat(100)],
  });
});

it('keeps every name and ends its lines in time, whatever a name is made of', () => {
  const names = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
    .map((name) => name.replaceAll(/\p{C}|\s/gu, 'x'));
  fc.assert(
    fc.property(names, (name) => {
      const vcard = makeVcard({ ...CARD, name }, null);
      expect(read(vcard).name).toEqual([name]);
      for (const line of vcard.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    }),
  );
});

it('lets nobody add lines to a card by their name', () => {
  const name = 'A;TEL:+1,B\\nTEL:+2';
  expect(read(makeVcard({ ...CARD, name }, null)).phones).toEqual(['+996700000001', '*4040']);
});

it('is small enough for a camera, however much there is, and says the first of it', () => {
  const phones = Array.from({ length: 10 }, (_, index) => ({
    phone_number: `+99670000000${index}`,
  }));
  const networks = Array.from({ length: 20 }, (_, index) => ({
    kind: 'web' as const,
    value: '',
    url: `https://karavan.example/${'x'.repeat(60)}${index}`,
  }));
  const vcard = makeSmallVcard({ ...CARD, name: 'Я'.repeat(100), phones, networks });
  expect(new TextEncoder().encode(vcard).length).toBeLessThanOrEqual(600);
  expect(read(vcard).phones[0]).toBe('+996700000000');
});
