import type { Transaction } from 'kysely';
import { COLLECTIONS_MAX } from '@karavan/shared-api/contract/limits';
import type { CollectionInput } from '@karavan/shared-api/contract/collections';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { findOwnPictures } from '../../../../platform/files/find-own-pictures.ts';
import { parseMoney } from '../../../../platform/money/parse-money.ts';
import { pickItems, type ItemCardTables } from '../../items/index.ts';
import type { CollectionsTables } from '../collections.tables.ts';
import { currencyOf } from '../currency-of.ts';
import type { CollectionReader } from '../find-collections.ts';
import { holdShelf } from '../shelf.ts';

type ShopTransaction = Transaction<CollectionsTables & ItemCardTables>;

interface Editing {
  readonly organizationId: number;
  readonly editorId: number;
  readonly input: CollectionInput;
}

/**
 * Adds a collection behind the others.
 * @throws ApiError `too_many_kept`; `invalid_input` naming the field
 */
export async function createCollection(trx: ShopTransaction, editing: Editing): Promise<number> {
  const { organizationId, input } = editing;
  await holdShelf(trx, organizationId);
  const { count } = await trx
    .selectFrom('collection')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (count >= COLLECTIONS_MAX) throw new ApiError('too_many_kept', { count: COLLECTIONS_MAX });
  const described = await describeCollection(trx, editing);
  const { id } = await trx
    .insertInto('collection')
    .values({ organization_id: organizationId, position: count, file_id: null, ...described })
    .returning('id')
    .executeTakeFirstOrThrow();
  await placeItems(trx, id, input.item_ids);
  return id;
}

/**
 * Changes a collection.
 * @throws ApiError `not_found`; `collection_changed` when somebody else has done so since; `invalid_input` naming the field
 */
export async function updateCollection(
  trx: ShopTransaction,
  { id, version, ...editing }: Editing & { readonly id: number; readonly version: number },
): Promise<void> {
  const present = await trx
    .selectFrom('collection')
    .select('version')
    .where('id', '=', id)
    .where('organization_id', '=', editing.organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!present) throw new ApiError('not_found');
  if (present.version !== version) throw new ApiError('collection_changed');
  const described = await describeCollection(trx, editing);
  await trx.deleteFrom('collection_item').where('collection_id', '=', id).execute();
  await trx
    .updateTable('collection')
    .set({ ...described, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await placeItems(trx, id, editing.input.item_ids);
}

async function placeItems(
  trx: Transaction<CollectionsTables>,
  collection_id: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('collection_item')
    .values(ids.map((item_id, position) => ({ collection_id, item_id, position })))
    .execute();
}

/** The columns of a collection that say what staff have entered. */
async function describeCollection(
  trx: ShopTransaction,
  { organizationId, editorId, input }: Editing,
) {
  await pickItems(trx, organizationId, input.item_ids);
  const { image_id } = input;
  const [file] =
    image_id == null
      ? []
      : await findOwnPictures(trx, { ownerId: editorId, uploads: [image_id], field: 'image_id' });
  return {
    title: input.title,
    titles: JSON.stringify(
      Object.fromEntries(input.translations.map(({ locale, title }) => [locale, title] as const)),
    ),
    is_published: input.is_published,
    ...(image_id !== undefined && { file_id: file ?? null }),
    ...(await describeRule(trx, organizationId, input.rule)),
  };
}

async function describeRule(
  db: CollectionReader,
  organizationId: number,
  rule: CollectionInput['rule'],
) {
  if (!rule) return { is_automatic: false, ...NO_RULE };
  const currency = await currencyOf(db, organizationId);
  const sum = (field: 'price_from' | 'price_to') => {
    const amount = rule[field];
    if (amount === null) return null;
    return parseMoney(amount, currency) ?? refuse(`rule.${field}`, 'amount_format');
  };
  if (rule.category !== null && !(await hasCategory(db, rule.category))) {
    refuse('rule.category', 'not_offered');
  }
  return {
    is_automatic: true,
    category_id: rule.category,
    price_from: sum('price_from'),
    price_to: sum('price_to'),
    new_days: rule.new_days,
    is_discounted: rule.discounted,
  };
}

const NO_RULE = {
  category_id: null,
  price_from: null,
  price_to: null,
  new_days: null,
  is_discounted: false,
};

const hasCategory = async (db: CollectionReader, id: number) =>
  (await db.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

function refuse(field: string, problem: FieldProblem): never {
  throw new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });
}
