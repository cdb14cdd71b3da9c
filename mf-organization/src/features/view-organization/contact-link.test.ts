import { contactLink } from './contact-link.ts';

describe('the link of a contact', () => {
  it('calls a phone and writes a mail', () => {
    expect(contactLink({ kind: 'phone', value: '+996312900001' })?.href).toBe('tel:+996312900001');
    expect(contactLink({ kind: 'mail', value: 'a@b.kg' })?.href).toBe('mailto:a@b.kg');
  });

  it.each([
    ['https://example.kg/', 'https://example.kg/', 'example.kg'],
    ['example.kg/menu', 'https://example.kg/menu', 'example.kg/menu'],
    ['http://example.kg', 'http://example.kg/', 'example.kg'],
  ])('opens the site %s', (value, href, text) => {
    expect(contactLink({ kind: 'web', value })).toEqual({ href, text, isOutside: true });
  });

  it.each(['javascript://%0aalert(1)', 'data://text/html,x', 'https://'])(
    'follows no %s',
    (value) => {
      expect(contactLink({ kind: 'web', value })).toBeNull();
    },
  );
});
