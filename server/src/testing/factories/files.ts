import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';

/** A picture that somebody has uploaded. Answers the upload. */
export async function createUpload(db: Kysely<Tables>, owner_id: number): Promise<number> {
  const { id: file_id } = await db
    .insertInto('file')
    .values({ key: `aa/${randomUUID()}`, width: 100, height: 100, thumbhash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('picture_upload')
    .values({ file_id, owner_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A video that somebody has uploaded. Answers the upload. */
export async function createVideoUpload(db: Kysely<Tables>, owner_id: number): Promise<number> {
  const { id: video_id } = await db
    .insertInto('video')
    .values({ key: `aa/${randomUUID()}`, byte_size: 1000 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('video_upload')
    .values({ video_id, owner_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
