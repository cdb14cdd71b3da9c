import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/item-imports';
import { tidyText } from '@karavan/shared-api/contract/characters';
import { IMPORT_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import type { AuditTables } from '../../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { readFormFile } from '../../../../platform/files/read-form-file.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import type { ItemCardTables } from '../item-cards.ts';
import { applyImportTask } from './apply-import.ts';
import { exportText, exportWorkbook } from './export-items.ts';
import { findImport, listFaults, listImports } from './imports.queries.ts';
import { readSheet } from './read-sheet.ts';
import { storeImport } from './upload-import.ts';

interface ImportingParts {
  readonly db: Kysely<ItemCardTables>;
  readonly transact: Transact<ItemCardTables & AuditTables>;
}

/** Sheets of products, out and in. */
export function importingRoutes({ db, transact }: ImportingParts): ImplementedRoute[] {
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
      const { rows, fileName } = await readFormFile(raw, IMPORT_MAX_BYTES, async (part) => ({
        rows: await readSheet(await part.toBuffer()),
        fileName: tidyText(part.filename)
          .replaceAll(/\p{Control}/gu, '')
          .slice(0, 200),
      }));
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
