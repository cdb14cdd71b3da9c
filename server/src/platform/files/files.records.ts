import { sql, type Kysely } from 'kysely';
import { definePersonalRecords } from '../personal-data/personal-records.ts';
import type { FilesTables } from './files.tables.ts';

/** A file of the archive, where the store has it. */
export interface PersonalFile {
  readonly name: string;
  readonly stored: string;
}

const select = (db: Kysely<FilesTables>, personId: number) => {
  const pictures = db
    .selectFrom('picture_upload as upload')
    .innerJoin('file', 'file.id', 'upload.file_id')
    .where('upload.owner_id', '=', personId)
    .select(['upload.created_at', sql<string>`'pictures/' || upload.id || '.webp'`.as('name')])
    .select(sql<string>`file.key || '-large.webp'`.as('stored'));
  const videos = db
    .selectFrom('video_upload as upload')
    .innerJoin('video', 'video.id', 'upload.video_id')
    .where('upload.owner_id', '=', personId)
    .select(['upload.created_at', sql<string>`'videos/' || upload.id || '.mp4'`.as('name')])
    .select(sql<string>`video.key || '.mp4'`.as('stored'));
  return db
    .selectFrom(pictures.unionAll(videos).as('upload'))
    .select(['name', 'stored', 'created_at'])
    .orderBy('name');
};

/** The list of what somebody has uploaded; the files stand beside it. */
export const UPLOAD_RECORDS = definePersonalRecords({
  name: 'uploads',
  tables: ['picture_upload', 'video_upload'],
  select,
  present: ({ name, created_at }) => ({ name, created_at }),
});

/** The files themselves. */
export async function* findPersonalFiles(
  db: Kysely<FilesTables>,
  personId: number,
): AsyncGenerator<PersonalFile> {
  const page = 500;
  for (let offset = 0; ; offset += page) {
    const files = await select(db, personId).limit(page).offset(offset).execute();
    yield* files;
    if (files.length < page) return;
  }
}
