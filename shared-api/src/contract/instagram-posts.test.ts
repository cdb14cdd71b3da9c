import { InstagramPostsInput, readInstagramLink } from './instagram-posts.ts';

test.each([
  ['https://www.instagram.com/reel/C8xYz12AbCd/', 'reel/C8xYz12AbCd'],
  ['https://www.instagram.com/p/C8x_z-2AbCd', 'p/C8x_z-2AbCd'],
  ['https://www.instagram.com/p/C8xYz12AbCd/?igsh=abc#top', 'p/C8xYz12AbCd'],
])('%s leads to %s', (link, path) => {
  expect(readInstagramLink(link)).toBe(path);
});

test.each([
  '',
  'C8xYz12AbCd',
  'http://www.instagram.com/p/C8xYz12AbCd/',
  'https://instagram.com.evil.example/p/C8xYz12AbCd/',
  'https://www.instagram.com@evil.example/p/C8xYz12AbCd/',
  'https://evil@www.instagram.com/p/C8xYz12AbCd/',
  'https://www.instagram.com:8443/p/C8xYz12AbCd/',
  'https://www.instagram.com/aigul.t/',
  'https://www.instagram.com/p/',
  'https://www.instagram.com/p/C8xYz12AbCd/embed/',
  'https://www.instagram.com/p/..%2Faccounts',
  'javascript://www.instagram.com/p/C8xYz12AbCd',
])('%p is no post', (link) => {
  expect(readInstagramLink(link)).toBeNull();
});

test('posts are few, and no two of them the same', () => {
  const link = (code: string) => `https://www.instagram.com/p/${code}/`;
  const problems = (links: readonly string[]) =>
    InstagramPostsInput.safeParse(links).error?.issues.map(({ path, message }) => [path, message]);
  expect(problems(['one11', 'two22', 'three'].map(link))).toBeUndefined();
  expect(problems([link('one11'), `${link('one11')}?igsh=1`])).toEqual([[[1], 'repeated']]);
  expect(problems(['https://www.instagram.com/aigul/'])).toEqual([[[0], 'link_format']]);
  expect(problems(['one11', 'two22', 'three', 'four4'].map(link))).toHaveLength(1);
});
