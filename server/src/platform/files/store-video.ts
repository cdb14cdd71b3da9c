import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../storage/file-store.ts';
import { cleanMp4 } from './clean-mp4.ts';
import { UnreadableVideoError } from './unreadable-video-error.ts';

export interface StoredVideo {
  /** The path below `/files/`, without `.mp4`. */
  readonly key: string;
  readonly byte_size: number;
}

/**
 * Writes a video under a name that nobody can guess, without what its camera tells of place and owner.
 * The stream goes to the disk as it comes; until it is found good nobody can ask for it.
 * @param source says by `truncated` that it was cut off
 * @throws UnreadableVideoError, and whatever the stream fails with; nothing is left behind then
 */
export async function storeVideo(
  source: Readable & { readonly truncated?: boolean },
  store: FileStore,
): Promise<StoredVideo> {
  const name = randomBytes(17).toString('hex');
  const key = `${name.slice(0, 2)}/${name.slice(2)}`;
  await mkdir(store.drafts, { recursive: true });
  const draft = path.join(store.drafts, name);
  try {
    await pipeline(source, createWriteStream(draft));
    if (source.truncated) throw new UnreadableVideoError('Cut off');
    const file = await open(draft, 'r+');
    let byte_size: number;
    try {
      await cleanMp4(file);
      byte_size = (await file.stat()).size;
    } finally {
      await file.close();
    }
    await store.put(`${key}.mp4`, { file: draft });
    return { key, byte_size };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
