import { expressionBuilder, type Expression } from 'kysely';
import type { FilesTables } from './files.tables.ts';

/** The key of the video that a column refers to; null where it refers to none. */
export const selectVideoKey = (videoId: Expression<number | null>) =>
  expressionBuilder<FilesTables, never>()
    .selectFrom('video')
    .select('video.key')
    .where('video.id', '=', videoId);

/** Where a stored video is served. */
export const videoUrl = (key: string) => `/files/${key}.mp4`;
