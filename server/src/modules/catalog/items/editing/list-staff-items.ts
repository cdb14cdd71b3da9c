import { sql, type Kysely } from 'kysely';
import type { ItemFilter, StaffItem } from '@karavan/shared-api/contract/item-editing';
import { presentImage } from '../../../../platform/files/present-image.ts';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../../platform/paging/page-window.ts';
import { selectFirstPicture, type ItemCardTables } from '../item-cards.ts';
import { hasCode, isTitled } from '../search-goods.ts';

interface Wanted extends PageQuery {
  readonly organizationId: number;
  readonly filter?: ItemFilter | undefined;
  readonly search?: string | undefined;
}

/** Whether an item has a size with so many pieces left. */
const hasSize = (left: ReturnType<typeof sql>) =>
  sql<boolean>`exists (select from item_size where item_id = item.id and stock - held ${left})`;

const IS_LEFT = hasSize(sql`> 0`);
const RUNS_LOW = hasSize(sql`<= low_at`);

/** What each filter shows. */
const CONDITIONS: Readonly<Record<ItemFilter, ReturnType<typeof sql<boolean>>>> = {
  on_sale: sql`item.is_published and ${IS_LEFT}`,
  low: sql`item.is_published and ${IS_LEFT} and ${RUNS_LOW}`,
  sold_out: sql`item.is_published and not ${IS_LEFT}`,
  draft: sql`item.status = 'draft'`,
  archived: sql`item.status = 'archived'`,
};

/** One page of an organization's products as its staff see them, the latest first. */
export async function listStaffItems(
  db: Kysely<ItemCardTables>,
  { organizationId, filter, search = '', page, limit, cursor }: Wanted,
) {
  const window = pageWindow({ page, limit, cursor }, 'id');
  const { after } = window;
  const found = ownItems(db, organizationId)
    .$if(filter !== undefined, (query) => query.where(CONDITIONS[filter!]))
    .$if(search.trim() !== '', (query) =>
      query.where(
        sql<boolean>`(${isTitled(search)} or exists (
          select from item_size where item_id = item.id and ${hasCode(search)}))`,
      ),
    );
  const [rows, count, counts] = await Promise.all([
    selectRows(found)
      .$if(after !== undefined, (query) => query.where('item.id', '<', after!.id))
      .orderBy('item.id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, found),
    after || page > 1 ? null : countItems(db, organizationId),
  ]);
  return {
    ...pageAnswer(rows, limit, count, {
      present: presentRow,
      cursorOf: ({ id }) => encodeCursor({ value: '', id }),
    }),
    counts,
  };
}

const ownItems = (db: Kysely<ItemCardTables>, organizationId: number) =>
  db
    .selectFrom('item')
    .where('item.organization_id', '=', organizationId)
    .where('item.kind', '=', 'product');

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

const selectRows = (found: ReturnType<typeof ownItems>) =>
  found
    .innerJoin('organization', 'organization.id', 'item.organization_id')
    .select([
      'item.id',
      'item.name',
      'item.status',
      'item.publish_at',
      'item.price',
      'item.old_price',
      'organization.currency',
    ])
    .select((eb) => [
      selectFirstPicture(eb.ref('item.id')).as('image'),
      ofSizes(sql`coalesce(sum(stock - held), 0)`).as('quantity'),
      ofSizes(sql`count(*) filter (where stock - held <= low_at)`).as('low_sizes'),
      ofSizes(sql`count(*)`).as('size_count'),
    ]);

const ofSizes = (value: ReturnType<typeof sql>) =>
  sql<number>`(select (${value})::integer from item_size where item_id = item.id)`;

function presentRow({ name, image, currency, ...row }: Row): StaffItem {
  const money = (minor: number | null) => (minor === null ? null : presentMoney(minor, currency));
  return {
    ...row,
    title: name,
    image: image && presentImage(image),
    publish_at: row.publish_at?.toISOString() ?? null,
    price: money(row.price),
    old_price: money(row.old_price),
  };
}

async function countItems(db: Kysely<ItemCardTables>, organizationId: number) {
  const where = (filter: ItemFilter) =>
    sql<number>`count(*) filter (where ${CONDITIONS[filter]})`.as(filter);
  return ownItems(db, organizationId)
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .select([where('on_sale'), where('low'), where('sold_out'), where('draft'), where('archived')])
    .executeTakeFirstOrThrow();
}
