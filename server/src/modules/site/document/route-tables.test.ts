import type { PageEntry, Registry } from '@karavan/shared-api/contract/remotes';
import { createRouteTables } from './route-tables.ts';

const page = (name: string): PageEntry => ({
  name,
  path: `/${name}`,
  access: 'public',
  nav: false,
  ssr: false,
});
const registryOf = (pages: PageEntry[]) =>
  ({ remotes: { 'mf-feed': { current: { pages } } } }) as unknown as Registry;

const SHELL = [page('profile'), page('dev')];
const POSTS = [page('posts')];

test('the same lists of pages have one table, other ones another', () => {
  const tableOf = createRouteTables('demo');
  const table = tableOf(registryOf(POSTS), SHELL);
  expect(tableOf(registryOf(POSTS), SHELL)).toBe(table);
  const other = tableOf(registryOf([page('goods')]), SHELL);
  expect(other.map(({ name }) => name)).toContain('goods');
  expect(other.map(({ name }) => name)).not.toContain('posts');
  expect(tableOf(registryOf(POSTS), SHELL)).toBe(table);
});

test('only the demo has the page for developers', () => {
  const namesIn = (mode: 'demo' | 'production') =>
    createRouteTables(mode)(registryOf(POSTS), SHELL).map(({ name }) => name);
  expect(namesIn('demo')).toContain('dev');
  expect(namesIn('production')).not.toContain('dev');
});
