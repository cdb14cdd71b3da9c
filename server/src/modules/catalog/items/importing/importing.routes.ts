import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/item-imports';
import { tidyText } from '@karavan/shared-api/contract/characters';
import { IMPORT_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import type { AuditTables } from '../../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Env } from '../../../../platform/env/env.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import type { DiskSpace } from '../../../../platform/files/disk-space.ts';
import { readFormFile } from '../../../../platform/files/read-form-file.ts';
import { createUploadQuota } from '../../../../platform/files/upload-quota.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import type { ThrottleTables } from '../../../../platform/throttle/throttle.tables.ts';
import type { ItemCardTables } from '../item-cards.ts';
import { applyImportTask } from './apply-import.ts';
import { exportText, exportWorkbook } from './export-items.ts';
import { findImport, listFaults, listImports } from './imports.queries.ts';
import { readSheet } from './read-sheet.ts';
import { storeImport } from './upload-import.ts';

interface ImportingParts {
  readonly db: Kysely<ItemCardTables & ThrottleTables>;
  readonly transact: Transact<ItemCardTables & AuditTables>;
  readonly disk: Pick<DiskSpace, 'problem'>;
  readonly env: Pick<Env, 'UPLOADS_PER_PERSON_HOUR' | 'UPLOAD_MEGABYTES_PER_PERSON_DAY'>;
}

/** What longer names are cut to, before and after they are composed. */
const FILE_NAME_MAX = 1000;
const FILE_NAME_LENGTH = 200;

/** Sheets of products, out and in. */
export function importingRoutes({ db, transact, disk, env }: ImportingParts): ImplementedRoute[] {
  const quota = createUploadQuota({ db, env, disk });
  return [
    implement(contract.exportItems, async ({ params: { id }, context }) => ({
      name: 'items.xlsx',
      content: await exportWorkbook(db, id, context.locale),
    })),
    implement(contract.exportItemsAsText, async ({ params: { id }, context }) => ({
      name: 'items.csv',
      content: await exportText(db, id, context.locale),
    })),
    implement(contract.uploadItemImport, async ({ params: { id }, context, raw }) => {
      const personId = requireActor(context.actor).userId;
      await quota.countFile(personId, { isKept: true });
      const { rows, fileName } = await readFormFile(raw, IMPORT_MAX_BYTES, async (part) => {
        const content = await part.toBuffer();
        await quota.countBytes(personId, content.length);
        return {
          rows: await readSheet(content),
          fileName: tidyText(part.filename.slice(0, FILE_NAME_MAX))
            .replaceAll(/\p{Control}/gu, '')
            .slice(0, FILE_NAME_LENGTH),
        };
      });
      return transact(async ({ trx }) => {
        const sheet = { organizationId: id, personId, fileName, rows };
        const stored = await storeImport(trx, sheet);
        await recordAudit(trx, context, { import: stored, rows: rows.length - 1 });
        return findImport(trx, { organizationId: id, id: stored });
      });
    }),
    implement(contract.listItemImports, ({ params: { id }, query }) => listImports(db, id, query)),
    implement(contract.getItemImport, ({ params }) =>
      findImport(db, { organizationId: params.id, id: params.import }),
    ),
    implement(contract.listImportFaults, ({ params, query, context }) =>
      listFaults(db, { organizationId: params.id, id: params.import }, query, context.locale),
    ),
    implement(contract.applyItemImport, ({ params, context }) =>
      transact(async ({ trx }) => {
        const own = { organizationId: params.id, id: params.import };
        const { status } = await findImport(trx, own);
        if (status === 'faulty' || status === 'failed') throw new ApiError('import_not_ready');
        const begun = await trx
          .updateTable('item_import')
          .set({ status: 'applying' })
          .where('id', '=', own.id)
          .where('status', '=', 'checked')
          .returning('id')
          .executeTakeFirst();
        if (begun) await addJob(trx, applyImportTask, { id: own.id });
        await recordAudit(trx, context, { import: own.id });
        return findImport(trx, own);
      }),
    ),
  ];
}
