import { rm } from 'node:fs/promises';
import path from 'node:path';
import { filesOfPicture } from './files-of-picture.ts';

/** Deletes every file of a picture, as far as they are there. */
export async function removePicture(folder: string, key: string): Promise<void> {
  for (const file of filesOfPicture(key)) await rm(path.join(folder, file), { force: true });
}
