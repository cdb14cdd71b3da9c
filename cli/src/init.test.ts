import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { remoteId, writeTemplate } from './init.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'karavan init '));
});
afterEach(() => rm(folder, { recursive: true }));

it('copies the template under the name of the remote', async () => {
  await writeTemplate(folder, 'mf-weather');
  const files = await readdir(folder, { recursive: true });
  expect(files).toEqual(expect.arrayContaining(['.gitignore', 'README.md', 'tsconfig.json']));
  const face = await readFile(path.join(folder, 'src/index.ts'), 'utf8');
  expect(face).toContain("id: 'mf-weather'");
  expect(face).toContain("path: '/weather'");
  const texts = await Promise.all(
    files
      .filter((file) => path.extname(file) !== '')
      .map((file) => readFile(path.join(folder, file), 'utf8').catch(() => '')),
  );
  expect(texts.filter((text) => text.includes('mf-example'))).toEqual([]);
});

it('leaves alone what somebody has made', async () => {
  await writeFile(path.join(folder, 'notes.txt'), '');
  await expect(writeTemplate(folder, 'mf-weather')).rejects.toThrow('is not empty');
});

it('takes names as people say them', () => {
  expect([remoteId('weather'), remoteId('mf-weather')]).toEqual(['mf-weather', 'mf-weather']);
  expect(() => remoteId('My Weather')).toThrow('is no name of a remote');
  expect(() => remoteId('')).toThrow('is no name of a remote');
});
