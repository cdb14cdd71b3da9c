import fc from 'fast-check';
import { composeRouteTable, matchRoute, type RouteRow } from './route-table.ts';

const row = (path: string, owner = 'mf-feed'): RouteRow => ({
  name: path,
  path,
  owner,
  access: 'public',
  nav: true,
  ssr: false,
});

describe('route table', () => {
  const table = composeRouteTable(
    [
      '/organizations/:id',
      '/organizations/create',
      '/home/posts/:catID?',
      '/home/partners/:partnerID/:section?',
      '/home/partners',
      '/organizations/:id/hotlinks',
    ].map((path) => row(path)),
  );

  it.each([
    ['/organizations/create', '/organizations/create', {}],
    ['/organizations/7', '/organizations/:id', { id: '7' }],
    ['/organizations/7/', '/organizations/:id', { id: '7' }],
    ['/organizations/7/hotlinks', '/organizations/:id/hotlinks', { id: '7' }],
    ['/home/posts', '/home/posts/:catID?', {}],
    ['/home/posts/12', '/home/posts/:catID?', { catID: '12' }],
    ['/home/partners', '/home/partners', {}],
    [
      '/home/partners/3/posts',
      '/home/partners/:partnerID/:section?',
      { partnerID: '3', section: 'posts' },
    ],
    ['/organizations/%D0%B0', '/organizations/:id', { id: 'а' }],
  ])('%s is %s', (pathname, path, params) => {
    expect(matchRoute(table, pathname)).toMatchObject({ row: { path }, params });
  });

  it.each(['/', '/organizations', '/organizations/7/unknown', '/organizations/%E0%A4'])(
    '%s is no page',
    (pathname) => {
      expect(matchRoute(table, pathname)).toBeUndefined();
    },
  );

  it('keeps the first of two pages that claim the same addresses', () => {
    const both = composeRouteTable([row('/p/:id', 'mf-feed'), row('/p/:itemID', 'mf-commerce')]);
    expect(both.map(({ owner }) => owner)).toEqual(['mf-feed']);
  });

  it('matches the same row in whatever order the pages were registered', () => {
    const paths = table.map(({ path }) => path);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(paths, { minLength: paths.length }),
        fc.constantFrom('/organizations/create', '/home/posts/1', '/home/partners/2'),
        (shuffled, pathname) => {
          const other = composeRouteTable(shuffled.map((path) => row(path)));
          expect(matchRoute(other, pathname)?.row.path).toBe(matchRoute(table, pathname)?.row.path);
        },
      ),
    );
  });
});
