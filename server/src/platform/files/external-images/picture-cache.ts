import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../storage/file-store.ts';

/** Pictures of other sites that this machine keeps, up to a number of bytes; those unused for longest go first. */
export interface PictureCache {
  get(name: string): Promise<Buffer | null>;
  /** @throws the file system's error where there is no room */
  put(name: string, content: Buffer): Promise<void>;
}

export function createPictureCache(
  store: Pick<FileStore, 'get' | 'head' | 'put' | 'delete' | 'list'>,
  maxBytes: number,
): PictureCache {
  /** Bytes by name, from the one unused for longest. */
  let index: Promise<Map<string, number>> | undefined;
  let total = 0;

  async function readIndex(): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    for (const name of await store.list('.')) {
      const file = await store.head(name);
      if (!file) continue;
      sizes.set(name, file.size);
      total += file.size;
    }
    return sizes;
  }

  /** What could not be read now may be the next time. */
  function openIndex(): Promise<Map<string, number>> {
    index ??= readIndex().catch((error: unknown) => {
      index = undefined;
      total = 0;
      throw error;
    });
    return index;
  }

  async function makeRoom(sizes: Map<string, number>, bytes: number): Promise<void> {
    for (const [name, size] of sizes) {
      if (total + bytes <= maxBytes) return;
      sizes.delete(name);
      total -= size;
      await store.delete(name);
    }
  }

  return {
    async get(name) {
      const sizes = await openIndex();
      const file = await store.get(name);
      if (!file) return null;
      const size = sizes.get(name);
      if (size !== undefined) {
        sizes.delete(name);
        sizes.set(name, size);
      }
      return buffer(file.content);
    },
    async put(name, content) {
      if (content.length > maxBytes) return;
      const sizes = await openIndex();
      await makeRoom(sizes, content.length);
      await store.put(name, content);
      total += content.length - (sizes.get(name) ?? 0);
      sizes.set(name, content.length);
    },
  };
}
