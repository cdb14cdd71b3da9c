import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/verifications';
import type { AuditTables } from '../../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../../platform/audit/record-audit.ts';
import type { Env } from '../../../../platform/env/env.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import type { DiskSpace } from '../../../../platform/files/disk-space.ts';
import { readFormPicture } from '../../../../platform/files/read-form-file.ts';
import { createUploadQuota } from '../../../../platform/files/upload-quota.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../../platform/paging/page-window.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import type { ThrottleTables } from '../../../../platform/throttle/throttle.tables.ts';
import type { TrialTables } from '../organization-on-trial.ts';
import { decideVerification } from './decide-verification.ts';
import { deleteDraft, openDocument, selectDrafts, storeDocument } from './documents.ts';
import { requestVerification } from './request-verification.ts';
import {
  presentDocument,
  presentVerification,
  presentVerificationCase,
} from './verifications.presenter.ts';
import {
  countVerificationCases,
  findVerification,
  findVerificationCase,
  findVerificationCases,
} from './verifications.queries.ts';

export interface VerificationsParts {
  readonly db: Kysely<TrialTables & ThrottleTables & AuditTables>;
  readonly transact: Transact<TrialTables & AuditTables>;
  /** Of documents, which nothing serves. */
  readonly store: FileStore;
  readonly disk: Pick<DiskSpace, 'problem'>;
  readonly env: Pick<
    Env,
    'UPLOADS_PER_PERSON_HOUR' | 'UPLOAD_MEGABYTES_PER_PERSON_DAY' | 'VERIFICATION_DOCUMENT_DAYS'
  >;
}

export function verificationsRoutes(parts: VerificationsParts): ImplementedRoute[] {
  return [...ownersRoutes(parts), ...operatorsRoutes(parts)];
}

function ownersRoutes({ db, transact, store, disk, env }: VerificationsParts): ImplementedRoute[] {
  const quota = createUploadQuota({ db, env, disk });

  async function readVerification(organizationId: number) {
    const [found, drafts] = await Promise.all([
      findVerification(db, organizationId),
      selectDrafts(db, organizationId).execute(),
    ]);
    if (!found) throw new ApiError('not_found');
    return presentVerification(found, drafts);
  }

  return [
    implement(contract.getVerification, ({ params: { id } }) => readVerification(id)),
    implement(contract.requestVerification, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const { note, document_ids: documentIds } = body;
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { documents: documentIds.length });
        await requestVerification(unit, { organizationId: id, userId, note, documentIds });
      });
      return readVerification(id);
    }),
    implement(contract.uploadVerificationDocument, async ({ params: { id }, context, raw }) => {
      const { userId } = requireActor(context.actor);
      await quota.countFile(userId, { isKept: true });
      const picture = await readFormPicture(raw);
      await quota.countBytes(userId, picture.content.length);
      const sent = { organizationId: id, userId, picture };
      const document = await storeDocument(db, store, sent, (trx, documentId) =>
        recordAudit(trx, context, { document: documentId }),
      );
      return presentDocument(document);
    }),
    implement(contract.getVerificationDocument, ({ params: { id, document } }) =>
      openDocument(db, store, { organizationId: id }, document),
    ),
    implement(
      contract.deleteVerificationDocument,
      async ({ params: { id, document }, context }) => {
        const key = await transact(async ({ trx }) => {
          await recordAudit(trx, context, { document });
          return deleteDraft(trx, { organizationId: id, id: document });
        });
        await store.delete(key);
        return undefined;
      },
    ),
  ];
}

function operatorsRoutes({ db, transact, store, env }: VerificationsParts): ImplementedRoute[] {
  return [
    implement(contract.listVerificationCases, async ({ query, context: { locale } }) => {
      const { state, limit } = query;
      const isDecided = state === 'decided';
      const window = pageWindow(query, isDecided ? 'time' : 'id');
      const [rows, count] = await Promise.all([
        findVerificationCases(db, { isDecided, ...window }),
        countVerificationCases(db, isDecided),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row) => presentVerificationCase(row, locale),
        cursorOf: ({ id, decided_at_exact }) =>
          encodeCursor({ value: isDecided ? decided_at_exact : '', id }),
      });
    }),
    implement(contract.decideVerification, async ({ params: { id }, body, context }) => {
      const { userId: operatorId } = requireActor(context.actor);
      const { decision, reason } = body;
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { verification: id, decision, reason });
        const documentDays = env.VERIFICATION_DOCUMENT_DAYS;
        await decideVerification(unit, { id, operatorId, documentDays, ...body });
      });
      return presentVerificationCase(await findVerificationCase(db, id), context.locale);
    }),
    implement(contract.getDocumentOfCase, ({ params: { id, document } }) =>
      openDocument(db, store, { requestId: id }, document),
    ),
  ];
}
