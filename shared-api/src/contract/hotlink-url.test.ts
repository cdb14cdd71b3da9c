import { hotlinkUrl } from './hotlink-url.ts';

const link = (address: string) => hotlinkUrl({ kind: 'link', contact: null, address });

it('leads to pages of the web, to telephones and to letters', () => {
  expect(link('https://example.com/menu?day=1')).toBe('https://example.com/menu?day=1');
  expect(link('example.com')).toBe('https://example.com/');
  const contact = (kind: 'phone' | 'mail' | 'telegram', address: string) =>
    hotlinkUrl({ kind: 'contact', contact: kind, address });
  expect(contact('phone', '+996555000001')).toBe('tel:+996555000001');
  expect(contact('mail', 'shop@example.com')).toBe('mailto:shop@example.com');
  expect(contact('telegram', '@karavan')).toBe('https://t.me/karavan');
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/',
  'http://example.com/',
  'intent://scan/#Intent;scheme=zxing;end',
  'https://user:secret@example.com/',
  'https://',
  '',
])('never leads to %j', (address) => {
  expect(link(address)).toBeNull();
  for (const contact of ['phone', 'mail', 'telegram', 'whatsapp'] as const) {
    expect(hotlinkUrl({ kind: 'contact', contact, address })).toBeNull();
  }
});

it('leads nowhere by itself where it is about a collection or partners', () => {
  for (const kind of ['collection', 'partners'] as const) {
    expect(hotlinkUrl({ kind, contact: null, address: 'https://example.com' })).toBeNull();
  }
});
