import { sql, type Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/exports';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { DiskSpace } from '../../../platform/files/disk-space.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import { nameOf } from './archive-name.ts';
import type { ExportsTables } from './exports.tables.ts';
import { requestExport } from './request-export.ts';

interface ExportsDependencies {
  readonly db: Kysely<ExportsTables & ThrottleTables>;
  readonly files: FileStore;
  readonly disk: Pick<DiskSpace, 'problem'>;
}

const NONE: contract.DataExport = {
  state: 'none',
  requested_at: null,
  expires_at: null,
  byte_size: null,
};

/** The archive of one's own data. */
export function exportsRoutes({ db, files, disk }: ExportsDependencies): ImplementedRoute[] {
  const findExport = (userId: number) =>
    db
      .selectFrom('data_export')
      .select(['key', 'state', 'byte_size', 'requested_at', 'expires_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();

  async function readExport(userId: number): Promise<contract.DataExport> {
    const found = await findExport(userId);
    if (!found) return NONE;
    const { state, byte_size, requested_at, expires_at } = found;
    return {
      state,
      byte_size,
      requested_at: requested_at.toISOString(),
      expires_at: state === 'ready' ? expires_at.toISOString() : null,
    };
  }

  return [
    implement(contract.getExport, ({ context }) => readExport(requireActor(context.actor).userId)),
    implement(contract.requestExport, async ({ context: { actor, locale } }) => {
      const { userId } = requireActor(actor);
      await requestExport(db, disk, { userId, locale });
      return readExport(userId);
    }),
    implement(contract.deleteExport, async ({ context }) => {
      const deleted = await db
        .deleteFrom('data_export')
        .where('user_id', '=', requireActor(context.actor).userId)
        .returning('key')
        .executeTakeFirst();
      if (deleted) await files.delete(nameOf(deleted.key));
      return undefined;
    }),
    implement(contract.downloadExport, async ({ context }) => {
      const found = await findExport(requireActor(context.actor).userId);
      const file = found?.state === 'ready' ? await files.get(nameOf(found.key)) : null;
      if (!found || !file) throw new ApiError('conflict');
      const day = found.requested_at.toISOString().slice(0, 10);
      return { name: `karavan-${day}.zip`, content: file.content };
    }),
  ];
}
