import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';

/** Files in a folder of a disk, which servers on several machines have to share. */
export function createLocalStore(root: string): FileStore {
  const drafts = path.join(root, '.drafts');
  const placeOf = (name: string) => path.join(root, name);

  async function move(draft: string, name: string): Promise<void> {
    const place = placeOf(name);
    await mkdir(path.dirname(place), { recursive: true });
    await rename(draft, place);
  }

  return {
    drafts,
    async put(name, content) {
      if ('file' in content) return move(content.file, name);
      const draft = path.join(drafts, randomUUID());
      await mkdir(drafts, { recursive: true });
      try {
        await writeFile(draft, content);
        await move(draft, name);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(name, range) {
      const file = await open(placeOf(name)).catch(nullIfMissing);
      if (!file) return null;
      const info = await file.stat();
      if (info.isFile()) return { size: info.size, content: file.createReadStream(range) };
      await file.close();
      return null;
    },
    async head(name) {
      const info = await stat(placeOf(name)).catch(nullIfMissing);
      return info?.isFile() ? { size: info.size } : null;
    },
    async delete(name) {
      await rm(placeOf(name), { force: true });
    },
    async list(folder) {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await readdir(placeOf(folder), options).catch(nullIfMissing);
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
        .map((name) => name.split(path.sep).join('/'));
    },
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
