import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import { VERIFICATION_DOCUMENTS_MAX } from '@karavan/shared-api/contract/limits';
import type { AuditTables } from '../../../../platform/audit/audit.tables.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { pictureWorkshop } from '../../../../platform/files/picture-workshop.ts';
import {
  refuseUnreadable,
  requirePhoto,
  type SentPicture,
} from '../../../../platform/files/require-photo.ts';
import type { FileAnswer } from '../../../../platform/http/implement.ts';
import { defineTask } from '../../../../platform/jobs/define-task.ts';
import { eachInTurn } from '../../../../platform/jobs/each-in-turn.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { lockStanding, type OrganizationsTables } from '../../organizations/index.ts';
import type { TrustTables } from '../trust.tables.ts';

/*
 * Documents lie in a store of their own, which nothing serves: they are read through two routes, by the owner of
 * the organization and by operators of the platform.
 */

/** One that is not sent with a request is deleted after so many days. */
const DRAFT_DAYS = 7;

interface NewDocument {
  readonly organizationId: number;
  readonly userId: number;
  readonly picture: SentPicture;
}

type DocumentTables = TrustTables & OrganizationsTables & AuditTables;

/**
 * Stores a picture of a document, written anew: nothing of the sent file survives but what is to be seen.
 * @throws ApiError `too_many_documents`, and for anything that is no PNG or JPEG of a fair size
 */
export async function storeDocument(
  db: Kysely<DocumentTables>,
  store: FileStore,
  { organizationId, userId, picture }: NewDocument,
  audit: (trx: Transaction<DocumentTables>, id: number) => Promise<void>,
) {
  requirePhoto(picture);
  const content = await pictureWorkshop
    .run('document', picture.content)
    .catch(refuseUnreadable(picture.field));
  const key = `${randomBytes(24).toString('hex')}.webp`;
  await store.put(key, content);
  const recording = db.transaction().execute(async (trx) => {
    // Of several that come at once each sees those before it.
    await lockStanding(trx, organizationId);
    const drafts = await selectDrafts(trx, organizationId).execute();
    if (drafts.length >= VERIFICATION_DOCUMENTS_MAX) throw new ApiError('too_many_documents');
    const document = await trx
      .insertInto('verification_document')
      .values({
        organization_id: organizationId,
        request_id: null,
        uploaded_by: userId,
        key,
        byte_size: content.length,
        delete_after: sql<Date>`now() + make_interval(days => ${DRAFT_DAYS})`,
      })
      .returning(['id', 'byte_size', 'created_at'])
      .executeTakeFirstOrThrow();
    await audit(trx, document.id);
    return document;
  });
  return recording.catch(async (error: unknown) => {
    await store.delete(key);
    throw error;
  });
}

/** Documents of an organization that have not been sent yet. */
export const selectDrafts = (db: Pick<Kysely<TrustTables>, 'selectFrom'>, organizationId: number) =>
  db
    .selectFrom('verification_document')
    .select(['id', 'byte_size', 'created_at'])
    .where('organization_id', '=', organizationId)
    .where('request_id', 'is', null)
    .orderBy('id');

/**
 * Answers where its file lies, which the caller deletes once the row is gone for good.
 * @throws ApiError `not_found` for a document that was sent, or is another organization's
 */
export async function deleteDraft(
  trx: Transaction<TrustTables>,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
): Promise<string> {
  const gone = await trx
    .deleteFrom('verification_document')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('request_id', 'is', null)
    .returning('key')
    .executeTakeFirst();
  if (!gone) throw new ApiError('not_found');
  return gone.key;
}

type Whose = { readonly organizationId: number } | { readonly requestId: number };

/** @throws ApiError `not_found` for a document of another organization or request */
export async function openDocument(
  db: Kysely<TrustTables>,
  store: FileStore,
  whose: Whose,
  id: number,
): Promise<FileAnswer> {
  const document = await db
    .selectFrom('verification_document')
    .select('key')
    .where('id', '=', id)
    .where(
      'organizationId' in whose ? 'organization_id' : 'request_id',
      '=',
      'organizationId' in whose ? whose.organizationId : whose.requestId,
    )
    .executeTakeFirst();
  const file = document && (await store.get(document.key));
  if (!file) throw new ApiError('not_found');
  return { name: `document-${id}.webp`, content: file.content };
}

/** One run at a time. */
export const deleteDocumentsTask = defineTask('delete-documents', z.object({}), {
  isSerial: true,
  priority: 5,
  maxAttempts: 3,
});

const BATCH = 500;

/**
 * Deletes the documents that have had their time.
 * @throws AggregateError of all that could not be deleted; they stay for the next run
 */
export async function deleteDocuments(db: Kysely<TrustTables>, store: FileStore): Promise<void> {
  const due = await db
    .selectFrom('verification_document')
    .select('id')
    .where('delete_after', '<', sql<Date>`now()`)
    .orderBy('delete_after')
    .limit(BATCH)
    .execute();
  await eachInTurn(due, ({ id }) =>
    db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom('verification_document')
        .where('id', '=', id)
        .where('delete_after', '<', sql<Date>`now()`)
        .returning('key')
        .executeTakeFirst();
      // Before the row is gone for good.
      if (gone) await store.delete(gone.key);
    }),
  );
}
