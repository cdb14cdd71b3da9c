import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStartScript } from './start-script.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-script-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(code: string) {
  await writeFile(path.join(folder, 'start.js'), code);
  return readStartScript(folder);
}

it('names the script by the hash of what browsers read, whatever ends its lines', async () => {
  const script = await read('one();\ntwo();\n');
  expect(script.source).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect(await read('one();\r\ntwo();\r\n')).toEqual(script);
  expect((await read('one();')).source).not.toBe(script.source);
});

it.each(["x('</script>')", "x('<script>')", "x('<!--')"])(
  'refuses %s, which ends its element',
  (code) => expect(read(code)).rejects.toThrow('would end its own element'),
);
