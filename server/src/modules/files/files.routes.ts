import path from 'node:path';
import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/files';
import type { Tables } from '../../database-tables.ts';
import type { Env } from '../../platform/env/env.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../platform/http/implement.ts';
import { requireActor } from '../../platform/http/register-routes.ts';
import { countEvent, HOUR } from '../../platform/throttle/throttle.ts';
import { presentImage } from '../catalog/index.ts';
import { readFormFile } from './read-form-file.ts';
import { uploadPicture } from './upload-picture.ts';

type FilesEnv = Pick<Env, 'KARAVAN_DATA_DIR' | 'UPLOADS_PER_PERSON_HOUR'>;

export function filesRoutes(db: Kysely<Tables>, env: FilesEnv): ImplementedRoute[] {
  const folder = path.join(env.KARAVAN_DATA_DIR, 'files');
  const rule = { limit: env.UPLOADS_PER_PERSON_HOUR, seconds: HOUR };
  return [
    implement(contract.uploadPicture, async ({ context, raw }) => {
      const { userId } = requireActor(context.actor);
      // Counted before the body is read: decoding is what costs.
      if (!(await countEvent(db, `upload:${userId}`, rule)))
        throw new ApiError('too_many_requests');
      const { uploadId, ...picture } = await uploadPicture(
        db,
        folder,
        userId,
        await readFormFile(raw),
      );
      const image = presentImage(picture);
      return { id: uploadId, image_url: image.large, is_watermarked: false, image };
    }),
  ];
}
