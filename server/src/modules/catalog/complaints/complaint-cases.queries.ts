import { expressionBuilder, sql, type Expression, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { exactTime } from '../../../platform/paging/exact-time.ts';
import { selectFullName, type PeopleTables } from '../../identity/people/index.ts';
import {
  joinOrganizationCard,
  selectOrganizationSummary,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { selectCommentSummary, type CommentsTables } from '../comments/index.ts';
import { seesItem, selectItemSummary, type ItemsTables } from '../items/index.ts';
import type { ComplaintsTables } from './complaints.tables.ts';

export type CaseTables = ComplaintsTables &
  ItemsTables &
  CommentsTables &
  OrganizationsTables &
  PeopleTables &
  FilesTables;

export type ComplaintCaseRow = Awaited<
  ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>
>;

export type CaseOrder = 'newest' | 'most' | 'decided';

interface QueueWindow extends PageWindow {
  readonly order: CaseOrder;
}

/** What each order goes by, and what the cursor says of it. */
const ORDERS = {
  newest: { by: sql.ref('complaint_case.latest_at'), type: sql`timestamptz` },
  most: { by: sql.ref('complaint_case.complaint_count'), type: sql`integer` },
  decided: { by: sql.ref('complaint_case.decided_at'), type: sql`timestamptz` },
} as const;

const isWaiting = sql<boolean>`(
  complaint_case.decided_at is null
  and num_nonnulls(complaint_case.item_id, complaint_case.organization_id, complaint_case.comment_id) = 1)`;
const isDecided = sql<boolean>`complaint_case.decided_at is not null`;

export function findComplaintCases(
  db: Kysely<CaseTables>,
  { order, after, offset, limit }: QueueWindow,
): Promise<ComplaintCaseRow[]> {
  const { by, type } = ORDERS[order];
  return selectCases(db)
    .where(order === 'decided' ? isDecided : isWaiting)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${by}, complaint_case.id) < (${after!.value}::${type}, ${after!.id})`,
      ),
    )
    .orderBy(by, 'desc')
    .orderBy('complaint_case.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export const findComplaintCase = (db: Pick<Kysely<CaseTables>, 'selectFrom'>, id: number) =>
  selectCases(db).where('complaint_case.id', '=', id).executeTakeFirst();

export function countComplaintCases(
  db: Kysely<ComplaintsTables>,
  which: 'waiting' | 'decided',
): Promise<number> {
  return countUpToCap(
    db,
    db.selectFrom('complaint_case').where(which === 'decided' ? isDecided : isWaiting),
  );
}

/** So many are quoted. */
const TEXTS_SHOWN = 5;

function selectCases(db: Pick<Kysely<CaseTables>, 'selectFrom'>) {
  return joinOrganizationCard(db.selectFrom('complaint_case'), 'complaint_case.accused_id')
    .select([
      'complaint_case.id',
      'complaint_case.subject',
      'complaint_case.complaint_count',
      'complaint_case.first_at',
      'complaint_case.latest_at',
      'complaint_case.decision',
      'complaint_case.reason',
      'complaint_case.decided_at',
      'complaint_case.decided_on',
      'organization.is_listed',
      exactTime('complaint_case.latest_at').as('latest_at_exact'),
      exactTime('complaint_case.decided_at').as('decided_at_exact'),
    ])
    .select((eb) => [
      selectFullName(eb.ref('complaint_case.decided_by')).as('decided_by'),
      selectItemSummary(eb.ref('complaint_case.item_id'), 'operator').as('item'),
      seesItem(eb.ref('complaint_case.item_id'), null).as('has_page'),
      selectCommentSummary(eb.ref('complaint_case.comment_id')).as('comment'),
      selectOrganizationSummary(eb.ref('complaint_case.organization_id')).as('accused'),
      selectReasons(eb.ref('complaint_case.id')).as('reasons'),
      jsonArrayFrom(
        eb
          .selectFrom('complaint')
          .select(['complaint.reason', 'complaint.text'])
          .select(sql<string>`complaint.created_at`.as('created_at'))
          .whereRef('complaint.case_id', '=', 'complaint_case.id')
          .where('complaint.text', '<>', '')
          .orderBy('complaint.created_at', 'desc')
          .orderBy('complaint.id', 'desc')
          .limit(TEXTS_SHOWN),
      ).as('texts'),
    ]);
}

const selectReasons = (caseId: Expression<number>) =>
  jsonArrayFrom(
    expressionBuilder<ComplaintsTables, never>()
      .selectFrom('complaint')
      .select((eb) => ['complaint.reason', eb.fn.countAll<number>().as('count')])
      .where('complaint.case_id', '=', caseId)
      .groupBy('complaint.reason')
      .orderBy('count', 'desc')
      .orderBy('complaint.reason'),
  );

/** Who complained, as a selection of `user_id`. */
export const reportersOf = (caseId: number) =>
  expressionBuilder<ComplaintsTables>()
    .selectFrom('complaint')
    .select('complaint.user_id')
    .where('complaint.case_id', '=', caseId);

/** How many complaints there are about an organization and all that is its own; no names. */
export async function countComplaintsAbout(db: Kysely<ComplaintsTables>, organizationId: number) {
  const [counts, reasons] = await Promise.all([
    db
      .selectFrom('complaint_case')
      .select([
        sumWhere(isWaiting).as('open'),
        sumWhere(sql`decision = 'dismiss'`).as('dismissed'),
        sumWhere(sql`decision <> 'dismiss'`).as('upheld'),
      ])
      .where('accused_id', '=', organizationId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('complaint')
      .innerJoin('complaint_case', 'complaint_case.id', 'complaint.case_id')
      .select((eb) => ['complaint.reason', eb.fn.countAll<number>().as('count')])
      .where('complaint_case.accused_id', '=', organizationId)
      .where(isWaiting)
      .groupBy('complaint.reason')
      .orderBy('count', 'desc')
      .orderBy('complaint.reason')
      .execute(),
  ]);
  const { open, dismissed, upheld } = counts;
  return { open, dismissed, upheld, reasons };
}

const sumWhere = (condition: Expression<unknown>) =>
  sql<number>`coalesce(sum(complaint_count) filter (where ${condition}), 0)::integer`;
