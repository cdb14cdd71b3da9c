import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import type { FileStore } from '../storage/file-store.ts';
import type { FilesTables } from './files.tables.ts';
import { findUses } from './find-uses.ts';
import { removePicture } from './remove-picture.ts';

interface Owner {
  readonly id: number;
  /** Pictures that were shown of them, whoever has uploaded them. */
  readonly pictures: readonly number[];
}

/**
 * Deletes what somebody has uploaded, with its files, unless others show it: a picture in a message, or of an
 * organization that they worked for. That it was theirs is forgotten in any case. Files go before their rows
 * do: after a crash they are deleted once more.
 */
export async function eraseUploads(
  trx: Pick<Kysely<FilesTables>, 'deleteFrom'> & QueryExecutorProvider,
  store: FileStore,
  { id, pictures }: Owner,
): Promise<void> {
  const photos = await trx
    .deleteFrom('picture_upload')
    .where('owner_id', '=', id)
    .returning('file_id')
    .execute();
  const films = await trx
    .deleteFrom('video_upload')
    .where('owner_id', '=', id)
    .returning('video_id')
    .execute();
  const [isPictureUsed, isVideoUsed] = [
    await findUses(trx, 'file', 'picture_upload'),
    await findUses(trx, 'video', 'video_upload'),
  ];
  const fileIds = [...pictures, ...photos.map(({ file_id }) => file_id)];
  const unused = await sql<{ key: string }>`
    delete from file where id = any(${fileIds}::bigint[]) and not ${isPictureUsed}
      and not exists (select from picture_upload where file_id = file.id)
    returning key`.execute(trx);
  for (const { key } of unused.rows) await removePicture(store, key);
  const videoIds = films.map(({ video_id }) => video_id);
  const unshown = await sql<{ key: string }>`
    delete from video where id = any(${videoIds}::bigint[]) and not ${isVideoUsed}
    returning key`.execute(trx);
  for (const { key } of unshown.rows) await store.delete(`${key}.mp4`);
}
