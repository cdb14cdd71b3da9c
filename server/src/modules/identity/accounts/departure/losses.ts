import { sql, type Compilable, type Kysely } from 'kysely';
import type { Loss } from '@karavan/shared-api/contract/departures';
import { presentMoney } from '../../../../platform/money/present-money.ts';

/** What one module knows to be lost with an account. */
export interface LossFinder<Tables> {
  readonly kind: Loss['kind'];
  /** What somebody has, each in minor units. */
  select(
    db: Kysely<Tables>,
    personId: number,
  ): Compilable<{ readonly currency: string; readonly balance: number }>;
}

export type FindLosses = (personId: number) => Promise<Loss[]>;

/** Asks all modules; what somebody has none of is left out. */
export function createFindLosses<Tables>(
  db: Kysely<Tables>,
  finders: readonly LossFinder<Tables>[],
): FindLosses {
  async function find({ kind, select }: LossFinder<Tables>, personId: number): Promise<Loss> {
    const { rows } = await sql<{ currency: string; count: number; sum: number }>`
      select currency, count(*) as count, sum(balance)::bigint as sum
      from (${select(db, personId)}) as owned
      group by currency order by currency`.execute(db);
    return {
      kind,
      count: rows.reduce((whole, { count }) => whole + count, 0),
      sums: rows.map(({ sum, currency }) => presentMoney(sum, currency)),
    };
  }
  return async (personId) => {
    const losses = await Promise.all(finders.map((finder) => find(finder, personId)));
    return losses.filter(({ count }) => count > 0);
  };
}
