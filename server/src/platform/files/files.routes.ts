import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/files';
import { VIDEO_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import type { Env } from '../env/env.ts';
import { implement, type ImplementedRoute } from '../http/implement.ts';
import { requireActor } from '../http/register-routes.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { ThrottleTables } from '../throttle/throttle.tables.ts';
import type { RotatingSecret } from '../secrets/rotating-secret.ts';
import { signImageUrl } from './external-images/sign-image-url.ts';
import { fetchPicture } from './fetch-picture.ts';
import { fetchVideo } from './fetch-video.ts';
import type { FilesTables } from './files.tables.ts';
import { pictureAsBase64, pictureByUrlAsBase64 } from './picture-as-base64.ts';
import { presentImage } from './present-image.ts';
import { videoUrl } from './present-video.ts';
import { readFormFile, readFormPicture } from './read-form-file.ts';
import { notLoaded, type SentPicture } from './require-photo.ts';
import type { DiskSpace } from './disk-space.ts';
import { uploadPicture } from './upload-picture.ts';
import { createUploadQuota } from './upload-quota.ts';
import { uploadVideo, type SentVideo } from './upload-video.ts';
import { findYoutubeVideo } from './youtube/find-youtube-video.ts';
import type { YoutubeDirectory } from './youtube/oembed.ts';
import { youtubePlayerUrl } from './youtube/youtube-player.ts';

interface FilesDependencies {
  readonly db: Kysely<FilesTables & ThrottleTables>;
  readonly outbound: Outbound;
  readonly store: FileStore;
  readonly env: Pick<Env, 'UPLOADS_PER_PERSON_HOUR' | 'UPLOAD_MEGABYTES_PER_PERSON_DAY'>;
  readonly disk: Pick<DiskSpace, 'problem'>;
  readonly youtube: YoutubeDirectory;
  /** Signs the addresses of other sites' pictures. */
  readonly imageSecret: RotatingSecret;
}

export function filesRoutes({
  db,
  store,
  outbound,
  env,
  disk,
  youtube,
  imageSecret,
}: FilesDependencies): ImplementedRoute[] {
  const quota = createUploadQuota({ db, env, disk });

  async function countFile(context: RequestContext, { isKept = true } = {}): Promise<number> {
    const { userId } = requireActor(context.actor);
    await quota.countFile(userId, { isKept });
    return userId;
  }

  async function keep(ownerId: number, picture: SentPicture, isWatermarked: boolean) {
    await quota.countBytes(ownerId, picture.content.length);
    const upload = { ownerId, picture, isWatermarked };
    const { uploadId, ...stored } = await uploadPicture(db, store, upload);
    const image = presentImage(stored);
    return { id: uploadId, image_url: image.large, is_watermarked: isWatermarked, image };
  }

  /** Its bytes are counted before it goes to the disk; one of unknown length is taken at the most. */
  async function keepVideo(ownerId: number, bytes: number | null, video: SentVideo) {
    await quota.countBytes(ownerId, bytes ?? VIDEO_MAX_BYTES);
    const { uploadId, key } = await uploadVideo(db, store, ownerId, video);
    return { id: uploadId, video_url: videoUrl(key) };
  }

  return [
    implement(contract.uploadPicture, async ({ context, raw }) =>
      keep(await countFile(context), await readFormPicture(raw), false),
    ),
    implement(contract.uploadWatermarkedPicture, async ({ context, raw }) =>
      keep(await countFile(context), await readFormPicture(raw), true),
    ),
    implement(contract.uploadPictureByUrl, async ({ context, body }) => {
      const ownerId = await countFile(context);
      const picture = await fetchPicture(outbound, body.image_url);
      return keep(ownerId, picture, body.is_watermarked);
    }),
    implement(contract.pictureByUrlAsBase64, async ({ context, body }) => {
      await countFile(context, { isKept: false });
      return { base64: await pictureByUrlAsBase64(outbound, store, body.image_url) };
    }),
    implement(contract.pictureAsBase64, async ({ context, raw }) => {
      await countFile(context, { isKept: false });
      return { base64: await pictureAsBase64(await readFormPicture(raw)) };
    }),
    implement(contract.uploadVideo, async ({ context, raw }) => {
      const ownerId = await countFile(context);
      const announced = raw.headers['content-length'];
      const bytes = announced === undefined ? null : Number(announced);
      return readFormFile(raw, VIDEO_MAX_BYTES, ({ file }) =>
        keepVideo(ownerId, bytes, { source: file, field: 'file' }),
      );
    }),
    implement(contract.uploadVideoByUrl, async ({ context, body }) => {
      const ownerId = await countFile(context);
      return fetchVideo(outbound, body.video_url, (source, bytes) =>
        keepVideo(ownerId, bytes, { source, field: 'video_url' }),
      );
    }),
    implement(contract.findYoutubeVideo, async ({ context, body }) => {
      const ownerId = await countFile(context);
      const { id, thumbnail, title, author } = await findYoutubeVideo(
        youtube,
        outbound,
        body.video_url,
      );
      const poster = await keep(ownerId, thumbnail, false);
      return { youtube_id: id, url: youtubePlayerUrl(id), title, author, poster };
    }),
    implement(contract.signExternalImage, async ({ context, body }) => {
      if (!isWebAddress(body.image_url)) throw notLoaded('image_url', undefined);
      await countFile(context, { isKept: false });
      const { url, expiresAt } = await signImageUrl(imageSecret, body.image_url);
      return { url, expires_at: expiresAt.toISOString() };
    }),
  ];
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}
