import { expressionBuilder, type Kysely } from 'kysely';
import { z } from 'zod';
import { colorPictures } from '../../../platform/files/color-pictures.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

/** After everything that people wait for; the next hour tries again. */
export const colorMarksTask = defineTask('color-marks', z.object({}), {
  isSerial: true,
  priority: 5,
  maxAttempts: 1,
});

/** Gives the pictures of organizations their colour that were stored before pictures had one. */
export async function colorMarks(
  db: Kysely<OrganizationsTables & FilesTables>,
  files: FileStore,
): Promise<void> {
  await colorPictures(
    db,
    files,
    expressionBuilder<OrganizationsTables>()
      .selectFrom('organization')
      .select('image_id')
      .$asScalar(),
  );
}
