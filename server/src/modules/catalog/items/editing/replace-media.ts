import type { Transaction } from 'kysely';
import type { ItemInput } from '@karavan/shared-api/contract/item-editing';
import type { FilesTables } from '../../../../platform/files/files.tables.ts';
import { findOwnPictures } from '../../../../platform/files/find-own-pictures.ts';
import { findOwnVideo } from '../../../../platform/files/find-own-video.ts';
import type { ItemsTables } from '../items.tables.ts';
import { refuse } from './describe-item.ts';

type MediaTransaction = Transaction<ItemsTables & FilesTables>;

interface Media extends Pick<ItemInput, 'images' | 'videos'> {
  readonly itemId: number;
  readonly editorId: number;
}

/**
 * Puts pictures and videos in the place of those that an item shows, in their order. What it shows already may stay;
 * what is new must be the editor's own upload.
 * @throws ApiError `invalid_input` naming the field
 */
export async function replaceMedia(trx: MediaTransaction, media: Media): Promise<void> {
  const item_id = media.itemId;
  const images = await findImages(trx, media);
  const videos = await findVideos(trx, media);
  await trx.deleteFrom('item_image').where('item_id', '=', item_id).execute();
  await trx.deleteFrom('item_video').where('item_id', '=', item_id).execute();
  if (images.length > 0) {
    await trx
      .insertInto('item_image')
      .values(images.map((image, position) => ({ item_id, position, ...image })))
      .execute();
  }
  if (videos.length > 0) {
    await trx
      .insertInto('item_video')
      .values(videos.map((video, position) => ({ item_id, position, ...video })))
      .execute();
  }
}

async function findImages(trx: MediaTransaction, { itemId, editorId, images }: Media) {
  const shown = await trx
    .selectFrom('item_image')
    .select('file_id')
    .where('item_id', '=', itemId)
    .execute();
  const known = new Set(shown.map(({ file_id }) => file_id));
  const found = [];
  for (const [index, { file_id, upload_id, alt }] of images.entries()) {
    if (upload_id !== undefined) {
      const field = `images.${index}.upload_id`;
      const [own] = await findOwnPictures(trx, { ownerId: editorId, uploads: [upload_id], field });
      found.push({ file_id: own!, alt });
    } else {
      if (!known.has(file_id!)) refuse(`images.${index}.file_id`, 'invalid');
      found.push({ file_id: file_id!, alt });
    }
  }
  return found;
}

async function findVideos(trx: MediaTransaction, { itemId, editorId, videos }: Media) {
  const shown = await trx
    .selectFrom('item_video')
    .select(['id', 'video_id', 'youtube_id', 'poster_id'])
    .where('item_id', '=', itemId)
    .execute();
  const known = new Map(shown.map(({ id, ...video }) => [id, video]));
  const found = [];
  for (const [index, video] of videos.entries()) {
    const at = (field: string) => `videos.${index}.${field}`;
    if (video.id !== null) {
      found.push(known.get(video.id) ?? refuse(at('id'), 'invalid'));
      continue;
    }
    const [poster_id] = await findOwnPictures(trx, {
      ownerId: editorId,
      uploads: [video.poster_id!],
      field: at('poster_id'),
    });
    const video_id =
      video.upload_id === undefined
        ? null
        : await findOwnVideo(trx, {
            ownerId: editorId,
            upload: video.upload_id,
            field: at('upload_id'),
          });
    found.push({ video_id, youtube_id: video.youtube_id ?? null, poster_id: poster_id! });
  }
  return found;
}
