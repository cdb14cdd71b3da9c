import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { storePicture } from '../../src/platform/files/store-picture.ts';
import { storeVideo } from '../../src/platform/files/store-video.ts';
import type { Motif } from '../pictures/things.ts';
import { FILMED, videoFrames } from '../videos/video-frames.ts';

/** Where the recordings are; `record-videos.ts` makes them. */
const RECORDINGS = path.join(import.meta.dirname, '../videos');
/** “Big Buck Bunny”, an open film of the Blender Foundation that stays where it is. */
const OPEN_FILM = 'aqz-KE-bpKQ';

interface VideoSeed {
  readonly video_id: number | null;
  readonly youtube_id: string | null;
  readonly poster_id: number;
}

/** By the motif of the items that they belong to. */
export type Videos = ReadonlyMap<Motif, VideoSeed>;

export async function seedVideos(db: Kysely<Tables>, files: FileStore): Promise<Videos> {
  const videos = new Map<Motif, VideoSeed>();
  for (const motif of FILMED) {
    const stored = await storeVideo(createReadStream(path.join(RECORDINGS, `${motif}.mp4`)), files);
    const { id } = await db
      .insertInto('video')
      .values(stored)
      .returning('id')
      .executeTakeFirstOrThrow();
    videos.set(motif, {
      video_id: id,
      youtube_id: null,
      poster_id: await seedPoster(db, files, motif),
    });
  }
  videos.set('balloons', {
    video_id: null,
    youtube_id: OPEN_FILM,
    poster_id: await seedPoster(db, files, 'balloons'),
  });
  return videos;
}

async function seedPoster(db: Kysely<Tables>, files: FileStore, motif: Motif): Promise<number> {
  const [first] = videoFrames(motif);
  const poster = await storePicture(Buffer.from(first!), files);
  const { id } = await db
    .insertInto('file')
    .values(poster)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
