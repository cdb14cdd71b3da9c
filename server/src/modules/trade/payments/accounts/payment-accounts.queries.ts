import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type {
  AccountAction,
  TestFailure,
} from '@karavan/shared-api/contract/payment-system-states';
import type { FilesTables } from '../../../../platform/files/files.tables.ts';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../../platform/paging/page-window.ts';
import { selectFullName, type PeopleTables } from '../../../identity/people/index.ts';
import type { OrganizationsTables } from '../../../organizations/organizations/index.ts';
import type { StaffTables } from '../../../organizations/staff/index.ts';
import { joinOnTrial, type TrustTables } from '../../../organizations/trust/index.ts';
import type { PaymentsTables } from '../payments.tables.ts';
import { ACCOUNT_COLUMNS } from './move-account.ts';

export type AccountReadTables = PaymentsTables &
  OrganizationsTables &
  StaffTables &
  PeopleTables &
  TrustTables &
  FilesTables;

/** So many steps are shown; nobody reads more of them. */
const STEPS_SHOWN = 50;

export interface StepRow {
  readonly action: AccountAction;
  readonly reason: string;
  readonly by: string | null;
  readonly at: string;
}

export interface TestRow {
  readonly state: 'open' | 'paid' | 'failed';
  readonly amount: number;
  readonly currency: string;
  readonly failure: TestFailure | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly refunded_at: string | null;
}

export type AccountDetails = Awaited<ReturnType<typeof findAccounts>>[number];

/** Everything that is shown of accounts, of which the secret is no part. */
function selectDetails(db: Kysely<AccountReadTables>) {
  return db
    .selectFrom('payment_account')
    .select(ACCOUNT_COLUMNS)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('payment_account_step as step')
          .select(['step.action', 'step.reason', sql<string>`step.created_at`.as('at')])
          .select(({ ref }) => selectFullName(ref('step.actor_id').$notNull()).as('by'))
          .whereRef('step.account_id', '=', 'payment_account.id')
          .orderBy('step.id', 'desc')
          .limit(STEPS_SHOWN),
      ).as('history'),
      jsonObjectFrom(
        eb
          .selectFrom('payment_test as test')
          .select(['test.state', 'test.amount', 'test.currency', 'test.failure'])
          .select([
            sql<string>`test.created_at`.as('created_at'),
            sql<string>`test.expires_at`.as('expires_at'),
            sql<string | null>`test.refunded_at`.as('refunded_at'),
          ])
          .whereRef('test.account_id', '=', 'payment_account.id')
          .orderBy('test.id', 'desc')
          .limit(1),
      ).as('test'),
      eb
        .selectFrom('payment')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('payment.account_id', '=', 'payment_account.id')
        .where('payment.status', '=', 'in_progress')
        .$asScalar()
        .$notNull()
        .as('open_payments'),
      eb
        .exists(
          eb
            .selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.account_id', '=', 'payment_account.id'),
        )
        .$castTo<boolean>()
        .as('has_payments'),
    ]);
}

/** The latest first, without those removed. */
export function findAccounts(db: Kysely<AccountReadTables>, organizationId: number) {
  return selectDetails(db)
    .where('payment_account.organization_id', '=', organizationId)
    .where('payment_account.state', '<>', 'removed')
    .orderBy('payment_account.id', 'desc')
    .execute();
}

export type CaseState = 'active' | 'held' | 'others';

interface QueueWindow extends PageWindow {
  readonly state: CaseState;
}

const IN_STATE = {
  active: sql<boolean>`payment_account.state = 'active'`,
  held: sql<boolean>`payment_account.suspended_by = 'platform'`,
  others: sql<boolean>`payment_account.state not in ('active', 'removed')
    and payment_account.suspended_by is distinct from 'platform'`,
} as const;

export type AccountCaseRow = Awaited<ReturnType<typeof findAccountCases>>[number];

/** With their organizations, as operators see them; the latest first. */
export function findAccountCases(
  db: Kysely<AccountReadTables>,
  { state, after, offset, limit }: QueueWindow,
) {
  return selectCases(db)
    .where(IN_STATE[state])
    .$if(after !== undefined, (query) => query.where('payment_account.id', '<', after!.id))
    .orderBy('payment_account.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export const findAccountCase = (db: Kysely<AccountReadTables>, id: number) =>
  selectCases(db).where('payment_account.id', '=', id).executeTakeFirst();

export function countAccountCases(
  db: Kysely<AccountReadTables>,
  state: CaseState,
): Promise<number> {
  return countUpToCap(db, db.selectFrom('payment_account').where(IN_STATE[state]));
}

const selectCases = (db: Kysely<AccountReadTables>) =>
  joinOnTrial(selectDetails(db), 'payment_account.organization_id');
