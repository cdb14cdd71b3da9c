import { sql, type Transaction } from 'kysely';
import { PROMOTIONS_MAX } from '@karavan/shared-api/contract/limits';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import type { PromotionInput } from '@karavan/shared-api/contract/promotions';
import { isUniqueViolation } from '../../../../platform/database/is-unique-violation.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { findOwnPictures } from '../../../../platform/files/find-own-pictures.ts';
import { parseMoney } from '../../../../platform/money/parse-money.ts';
import { pickItems, type ItemCardTables } from '../../../catalog/items/index.ts';
import { holdOrganization, lifeStateNow } from '../../../organizations/organizations/index.ts';
import { currencyOf } from '../currency-of.ts';
import type { PromotionReaderTables } from '../promotions.queries.ts';

type EditingTransaction = Transaction<PromotionReaderTables & ItemCardTables>;

interface Editing {
  readonly organizationId: number;
  readonly editorId: number;
  readonly input: PromotionInput;
}

/**
 * Adds a promotion as a draft.
 * @throws ApiError `too_many_kept`, `organization_closed`; `invalid_input` naming the field
 */
export async function createPromotion(trx: EditingTransaction, editing: Editing): Promise<number> {
  const { organizationId, input } = editing;
  // Whoever adds several at once waits, so that the limit holds.
  await holdOrganization(trx, organizationId);
  if ((await lifeStateNow(trx, organizationId)) === 'deactivated') {
    throw new ApiError('organization_closed');
  }
  const { count } = await trx
    .selectFrom('promotion')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('status', '<>', 'ended')
    .executeTakeFirstOrThrow();
  if (count >= PROMOTIONS_MAX) throw new ApiError('too_many_kept', { count: PROMOTIONS_MAX });
  const described = await describePromotion(trx, editing);
  const stored = await trx
    .insertInto('promotion')
    .values({ organization_id: organizationId, file_id: null, ...described })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) refuse('code', 'taken');
  await placeItems(trx, stored.id, input.item_ids);
  return stored.id;
}

/**
 * Changes a promotion that has not ended. What orders were priced with stays.
 * @throws ApiError `not_found`; `settings_changed` when somebody else has done so since; `conflict` for one that has
 * ended; `invalid_input` naming the field
 */
export async function updatePromotion(
  trx: EditingTransaction,
  { id, version, ...editing }: Editing & { readonly id: number; readonly version: number },
): Promise<void> {
  const { organizationId, input } = editing;
  const present = await trx
    .selectFrom('promotion')
    .select(['version', 'status', 'used'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!present) throw new ApiError('not_found');
  if (present.version !== version) throw new ApiError('settings_changed');
  if (present.status === 'ended') throw new ApiError('conflict');
  if (input.quota !== null && input.quota < present.used) {
    throw new ApiError('invalid_input', {
      fields: { quota: [{ problem: 'too_small', limit: present.used }] },
    });
  }
  const described = await describePromotion(trx, editing);
  await trx.deleteFrom('promotion_item').where('promotion_id', '=', id).execute();
  try {
    await trx
      .updateTable('promotion')
      .set({ ...described, version: version + 1 })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error, 'promotion_code')) refuse('code', 'taken');
    throw error;
  }
  await placeItems(trx, id, input.item_ids);
}

async function placeItems(
  trx: EditingTransaction,
  promotion_id: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('promotion_item')
    .values(ids.map((item_id, position) => ({ promotion_id, item_id, position })))
    .execute();
}

/** The columns of a promotion that say what staff have entered. */
async function describePromotion(
  trx: EditingTransaction,
  { organizationId, editorId, input }: Editing,
) {
  await pickItems(trx, organizationId, input.item_ids);
  const currency = await currencyOf(trx, organizationId);
  const sum = (field: 'amount' | 'minimum') => {
    const amount = input[field];
    if (amount === null) return null;
    return parseMoney(amount, currency) ?? refuse(field, 'amount_format');
  };
  const amount = sum('amount');
  if (amount === 0) refuse('amount', 'required');
  if (input.category !== null && !(await hasCategory(trx, input.category))) {
    refuse('category', 'not_offered');
  }
  const { image_id } = input;
  const [file] =
    image_id == null
      ? []
      : await findOwnPictures(trx, { ownerId: editorId, uploads: [image_id], field: 'image_id' });
  return {
    title: input.title,
    text: input.text,
    translations: JSON.stringify(
      Object.fromEntries(
        input.translations.map(({ locale, ...words }) => [locale, words] as const),
      ),
    ),
    ...(image_id !== undefined && { file_id: file ?? null }),
    basis_points: input.percent === null ? null : Math.round(Number(input.percent) * 100),
    amount,
    category_id: input.category,
    has_items: input.item_ids.length > 0,
    minimum: sum('minimum') ?? 0,
    quota: input.quota,
    per_person: input.per_person,
    code: input.code,
    with_card: input.with_card,
    is_listed: input.is_listed,
    starts_at: new Date(input.starts_at),
    ends_at: input.ends_at === null ? null : new Date(input.ends_at),
  };
}

async function hasCategory(trx: EditingTransaction, id: number): Promise<boolean> {
  const { rows } = await sql`select from category where id = ${id}`.execute(trx);
  return rows.length > 0;
}

function refuse(field: string, problem: FieldProblem): never {
  throw new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });
}
