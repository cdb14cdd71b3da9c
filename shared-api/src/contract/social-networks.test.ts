import fc from 'fast-check';
import {
  networkOfLink,
  SOCIAL_KINDS,
  socialAccountOf,
  type SocialKind,
} from './social-networks.ts';

it.each<[SocialKind, string, string, string]>([
  ['instagram', '@aigul.t', 'aigul.t', 'https://instagram.com/aigul.t'],
  [
    'instagram',
    'https://www.instagram.com/aigul.t/?hl=ru',
    'aigul.t',
    'https://instagram.com/aigul.t',
  ],
  ['instagram', 'instagram.com/aigul.t', 'aigul.t', 'https://instagram.com/aigul.t'],
  ['telegram', 't.me/aigul_t', 'aigul_t', 'https://t.me/aigul_t'],
  ['whatsapp', '+996 700 00-00-01', '996700000001', 'https://wa.me/996700000001'],
  ['whatsapp', 'https://wa.me/996700000001', '996700000001', 'https://wa.me/996700000001'],
  ['tiktok', 'https://www.tiktok.com/@aigul', 'aigul', 'https://tiktok.com/@aigul'],
  ['tiktok', 'aigul', 'aigul', 'https://tiktok.com/@aigul'],
  ['linkedin', 'linkedin.com/in/aigul-t', 'aigul-t', 'https://linkedin.com/in/aigul-t'],
  ['x', 'twitter.com/aigul', 'aigul', 'https://x.com/aigul'],
  ['ok', 'ok.ru/profile/57', 'profile/57', 'https://ok.ru/profile/57'],
  ['web', 'aigul.kg', 'https://aigul.kg', 'https://aigul.kg/'],
  ['web', 'http://aigul.kg/me?x=1', 'http://aigul.kg/me?x=1', 'http://aigul.kg/me?x=1'],
  ['mail', 'aigul@mail.kg', 'aigul@mail.kg', 'mailto:aigul@mail.kg'],
])('%s: %s is %s', (kind, typed, value, url) => {
  expect(socialAccountOf(kind, typed)).toEqual({ value, url });
});

it.each<[SocialKind, string]>([
  ['instagram', 'https://evil.example/aigul'],
  ['instagram', 'a b'],
  ['telegram', 'кто-то'],
  ['whatsapp', 'aigul'],
  ['web', 'javascript:alert(1)'],
  ['web', 'data:text/html,x'],
  ['web', 'https://me:secret@aigul.kg'],
  ['web', 'aigul'],
  ['mail', 'aigul@mail'],
  ['mail', 'aigul@mail.kg?bcc=all@mail.kg'],
  ['mail', ''],
])('%s: %s is none', (kind, typed) => {
  expect(socialAccountOf(kind, typed)).toBeNull();
});

it('leads to the network and nowhere else, and means the same when it is typed again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SOCIAL_KINDS),
      fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress(), fc.stringMatching(/^@?\w{1,20}$/)),
      (kind, typed) => {
        const account = socialAccountOf(kind, typed);
        if (!account) return;
        expect(new URL(account.url).protocol).toMatch(/^(https?|mailto):$/);
        expect(socialAccountOf(kind, account.value)).toEqual(account);
      },
    ),
  );
});

it.each([
  ['https://www.instagram.com/aigul', 'instagram'],
  ['t.me/aigul', 'telegram'],
  ['twitter.com/aigul', 'x'],
  ['aigul', null],
  ['t.me', null],
  ['https://aigul.kg/instagram.com', null],
])('%s is a link to %s', (text, kind) => {
  expect(networkOfLink(text)).toBe(kind);
});
