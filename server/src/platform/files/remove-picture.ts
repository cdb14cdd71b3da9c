import type { FileStore } from '../storage/file-store.ts';
import { filesOfPicture } from './files-of-picture.ts';

/** Deletes every file of a picture, as far as they are there. */
export async function removePicture(store: FileStore, key: string): Promise<void> {
  for (const file of filesOfPicture(key)) await store.delete(file);
}
