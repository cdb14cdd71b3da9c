import type { Kysely, Transaction } from 'kysely';
import { readInstagramLink } from '@karavan/shared-api/contract/instagram-posts';
import type { ItemInput } from '@karavan/shared-api/contract/item-editing';
import { PUBLISH_DAYS_AHEAD } from '@karavan/shared-api/contract/limits';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { parseMoney } from '../../../../platform/money/parse-money.ts';
import { DAY_MS } from '../../../../platform/time/durations.ts';
import type { OrganizationsTables } from '../../../organizations/organizations/index.ts';
import type { ItemsTables } from '../items.tables.ts';

/** @throws ApiError `invalid_input` naming a field */
export function refuse(field: string, problem: FieldProblem): never {
  throw new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });
}

/**
 * The columns of an item's own row that say what staff have entered.
 * @throws ApiError `invalid_input` naming the field
 */
export async function describeItem(
  db: Pick<Kysely<ItemsTables & OrganizationsTables>, 'selectFrom'>,
  organizationId: number,
  item: ItemInput,
) {
  const category = await db
    .selectFrom('category')
    .select('id')
    .where('id', '=', item.category)
    .executeTakeFirst();
  if (!category) refuse('category', 'not_offered');
  const { currency } = await db
    .selectFrom('organization')
    .select('currency')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const sum = (field: 'price' | 'old_price') => {
    const amount = item[field];
    return amount === null
      ? null
      : (parseMoney(amount, currency) ?? refuse(field, 'amount_format'));
  };
  return {
    category_id: item.category,
    name: item.title,
    description: item.description,
    translations: JSON.stringify(
      Object.fromEntries(item.translations.map(({ locale, ...texts }) => [locale, texts] as const)),
    ),
    ...(item.instagram_posts && {
      instagram_posts: item.instagram_posts.map((link) => readInstagramLink(link)!),
    }),
    price: sum('price'),
    old_price: sum('old_price'),
    status: item.status,
    is_published: item.status === 'published',
    publish_at: plannedTime(item),
  };
}

function plannedTime({ publish_at }: ItemInput): Date | null {
  if (publish_at === null) return null;
  const time = new Date(publish_at);
  if (time.getTime() <= Date.now()) refuse('publish_at', 'in_the_past');
  if (time.getTime() > Date.now() + PUBLISH_DAYS_AHEAD * DAY_MS) refuse('publish_at', 'too_big');
  return time;
}

/** What goes on sale for the first time is the newest of the feed, whenever its draft was begun. */
export const firstPublication = (now: Date) => ({ created_at: now, published_at: now });

/** The item of an organization, locked until the transaction ends: of two edits the second sees the first. */
export async function lockOwnItem(
  trx: Transaction<ItemsTables>,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
) {
  const item = await trx
    .selectFrom('item')
    .select(['id', 'version', 'published_at', 'is_hidden'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'product')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!item) throw new ApiError('not_found');
  return item;
}
