import fc from 'fast-check';
import { ownPath } from './own-path.ts';

describe('ownPath', () => {
  it.each([
    '/carts/12/delivery',
    '/carts/12/delivery?receiving=courier',
    '/delivery-addresses#new',
    '/?next=https://elsewhere.example',
  ])('keeps %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'carts',
    'https://elsewhere.example/carts',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
  ])('refuses %j', (address) => {
    expect(ownPath(address)).toBeNull();
  });

  it('never leads off the site', () => {
    const nasty = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      'https:',
    );
    const address = fc.oneof(
      fc.string(),
      fc.array(nasty).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(address, (text) => {
        const path = ownPath(text);
        if (path === null) return;
        expect(new URL(path, 'https://karavan.example').origin).toBe('https://karavan.example');
      }),
      { numRuns: 2000 },
    );
  });
});
