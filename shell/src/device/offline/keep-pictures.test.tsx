import { forgetPictures, keepPictures } from './keep-pictures.ts';

let kept: Map<string, string>;
let deleted: string[];
const at = (address: string) => new URL(address, location.origin).href;

beforeEach(() => {
  kept = new Map();
  deleted = [];
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (url: string) => kept.delete(url),
    add: async (url: string) => {
      if (url.endsWith('gone.webp')) throw new TypeError('gone');
      kept.set(url, url);
    },
  };
  Object.assign(globalThis, {
    caches: { open: async () => cache, delete: async (name: string) => deleted.push(name) },
  });
});
afterEach(() => {
  delete (globalThis as { caches?: unknown }).caches;
});

it('keeps the pictures that are shown offline and no others, whatever cannot be had', async () => {
  await keepPictures(['/files/1.webp', '/files/2.webp']);
  await keepPictures(['/files/2.webp', '/files/gone.webp', '/files/3.webp']);
  expect([...kept.keys()]).toEqual([at('/files/2.webp'), at('/files/3.webp')]);
  forgetPictures();
  expect(deleted).toEqual(['karavan-kept']);
});

it('does without a place for them', async () => {
  delete (globalThis as { caches?: unknown }).caches;
  await keepPictures(['/files/1.webp']);
  forgetPictures();
  expect(deleted).toEqual([]);
});
