import fc from 'fast-check';
import { requestUrl } from './request-url.ts';

it('fills parameters so that they stay inside their segment', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      const url = new URL(
        requestUrl('http://server/api/v1', '/organizations/{id}/hotlinks/', { id }),
      );
      const segments = url.pathname.split('/');
      fc.pre(id !== '.' && id !== '..');
      expect(segments).toHaveLength(7);
      expect(decodeURIComponent(segments[4]!)).toBe(id);
    }),
  );
});

it('leaves out what is not given and repeats what is given several times', () => {
  expect(
    requestUrl(
      '/api/v1',
      '/shop/feed/',
      {},
      { page: 2, search: undefined, category: [1, 2], q: 'а&б' },
    ),
  ).toBe('/api/v1/shop/feed/?page=2&category=1&category=2&q=%D0%B0%26%D0%B1');
});
