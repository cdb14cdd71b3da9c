import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'karavan-folder-'));
});
afterEach(() => rm(root, { recursive: true }));

it('makes what is missing, and takes what is there', async () => {
  const folder = path.join(root, 'a/b/c');
  await Promise.all([makeFolder(folder), makeFolder(folder)]);
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('fails where nothing can be made, instead of trying for ever', async () => {
  await expect(makeFolder('/proc/karavan/data')).rejects.toThrow('ENOENT');
});
