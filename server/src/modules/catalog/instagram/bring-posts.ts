import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import { ITEM_PICTURES_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { uploadPicture } from '../../../platform/files/upload-picture.ts';
import type { SentPicture } from '../../../platform/files/require-photo.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { hasAccount } from '../../identity/people/index.ts';
import { holdOrganization } from '../../organizations/organizations/index.ts';
import { createItem, type ItemCardTables } from '../items/index.ts';
import { ownerOf } from './connect-account.ts';
import type { Instagram } from './create-instagram.ts';
import { draftOf } from './draft-of.ts';
import type { Media } from './instagram-port.ts';
import type { InstagramTables } from './instagram.tables.ts';

export type PostTables = InstagramTables & ItemCardTables;

/** Brings the posts of all accounts that are due. */
export const bringPostsTask = defineTask('bring-instagram-posts', z.object({}));
/** Beside the full quarters. */
export const POSTS_SCHEDULE = '7,22,37,52 * * * *';

/** A token is renewed so long before it ends. */
const RENEWED_DAYS = 10;
const BATCH = 50;

interface Dependencies {
  readonly db: Kysely<PostTables>;
  readonly store: FileStore;
  readonly instagram: Instagram;
}

/**
 * Brings the posts of every account that is due; each at most once an hour.
 * @throws AggregateError of all that failed
 */
export async function bringAllPosts(dependencies: Dependencies): Promise<void> {
  const due = await dependencies.db
    .selectFrom('instagram_account')
    .select('organization_id')
    .where('next_at', '<=', sql<Date>`now()`)
    .where('is_expired', '=', false)
    .orderBy('next_at')
    .limit(BATCH)
    .execute();
  await eachInTurn(due, async ({ organization_id: id }) => {
    try {
      await bringPosts(dependencies, id);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      // Instagram does not answer: the next hour will do.
      await settle(dependencies.db, id, {});
    }
  });
}

/**
 * Makes a draft of each new post of an organization's account, the oldest first; one that was brought before is left
 * alone, whatever has become of it. A token that ends soon is renewed.
 * @throws OutboundError where Instagram does not answer
 */
export async function bringPosts(
  { db, store, instagram: { port, keyring } }: Dependencies,
  organizationId: number,
): Promise<void> {
  const account = await db
    .selectFrom('instagram_account')
    .select(['token', 'token_key', 'expires_at', 'connected_by'])
    .select((eb) => hasAccount(eb.ref('connected_by')).as('has_person'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!account) return;
  // Drafts and pictures need somebody whose they are.
  if (!account.has_person) return expire(db, organizationId);
  const { token: content, token_key: key, connected_by: personId } = account;
  let token = keyring.open({ content, key }, ownerOf(organizationId));
  if (account.expires_at.getTime() < Date.now() + RENEWED_DAYS * DAY_MS) {
    const renewed = await port.renew(token);
    if (renewed === 'refused') return expire(db, organizationId);
    token = renewed.token;
    const sealed = keyring.seal(token, ownerOf(organizationId));
    await settle(db, organizationId, {
      token: sealed.content,
      token_key: sealed.key,
      expires_at: renewed.expiresAt,
    });
  }
  const media = await port.listMedia(token);
  if (media === 'refused') return expire(db, organizationId);
  for (const one of await findNew(db, organizationId, media)) {
    const uploads = await copyPictures(one, async (picture) => {
      const upload = { ownerId: personId, picture, isWatermarked: false };
      return (await uploadPicture(db, store, upload)).uploadId;
    });
    // Where none can be had, the next hour may be better.
    if (uploads.length === 0 && one.pictures.length > 0) continue;
    await db
      .transaction()
      .execute((trx) => keepPost(trx, { organizationId, personId, media: one, uploads }));
  }
  await settle(db, organizationId, { updated_at: new Date() });
}

async function findNew(db: Kysely<PostTables>, organizationId: number, media: readonly Media[]) {
  const known = await db
    .selectFrom('instagram_media')
    .select('media_id')
    .where('organization_id', '=', organizationId)
    .execute();
  const ids = new Set(known.map(({ media_id }) => media_id));
  return media.filter(({ id }) => !ids.has(id)).toReversed();
}

/** Those that can be had: one that is gone or no picture is left out. */
async function copyPictures(
  { pictures }: Media,
  keep: (picture: SentPicture) => Promise<number>,
): Promise<number[]> {
  const uploads: number[] = [];
  for (const load of pictures.slice(0, ITEM_PICTURES_MAX)) {
    try {
      uploads.push(await keep(await load()));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return uploads;
}

interface Post {
  readonly organizationId: number;
  readonly personId: number;
  readonly media: Media;
  readonly uploads: readonly number[];
}

/** Of two updates at once one makes the draft; the pictures of the other are deleted as unused. */
async function keepPost(
  trx: Transaction<PostTables>,
  { organizationId, personId, media, uploads }: Post,
): Promise<void> {
  await holdOrganization(trx, organizationId);
  const of = { organization_id: organizationId, media_id: media.id };
  const added = await trx
    .insertInto('instagram_media')
    .values(of)
    .onConflict((conflict) => conflict.doNothing())
    .returning('media_id')
    .executeTakeFirst();
  if (!added) return;
  const category = await usualCategory(trx, organizationId);
  const input = draftOf({ media, uploads, category });
  const item_id = await createItem(trx, { organizationId, editorId: personId, input });
  await trx
    .updateTable('instagram_media')
    .set({ item_id })
    .where('organization_id', '=', of.organization_id)
    .where('media_id', '=', of.media_id)
    .execute();
}

/** That of the newest product of the organization, else any; staff choose another. */
async function usualCategory(trx: Transaction<PostTables>, organizationId: number) {
  const { id } = await trx
    .selectFrom('category')
    .select('category.id')
    .orderBy(
      (eb) =>
        eb
          .selectFrom('item')
          .select((inner) => inner.fn.max('item.id').as('newest'))
          .whereRef('item.category_id', '=', 'category.id')
          .where('item.organization_id', '=', organizationId)
          .where('item.kind', '=', 'product'),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('category.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const expire = (db: Kysely<InstagramTables>, organizationId: number) =>
  settle(db, organizationId, { is_expired: true });

async function settle(
  db: Kysely<InstagramTables>,
  organizationId: number,
  change: Partial<{
    token: Buffer;
    token_key: string;
    expires_at: Date;
    is_expired: boolean;
    updated_at: Date;
  }>,
): Promise<void> {
  await db
    .updateTable('instagram_account')
    .set({ ...change, next_at: sql<Date>`now() + interval '1 hour'` })
    .where('organization_id', '=', organizationId)
    .execute();
}
