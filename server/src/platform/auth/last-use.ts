import { expressionBuilder, type Expression } from 'kysely';
import type { AuthTables } from './auth.tables.ts';

/** When the person that a column refers to has used the product last, for a selection of any query. */
export function selectLastUse(userId: Expression<number>) {
  return expressionBuilder<AuthTables, never>()
    .selectFrom('session')
    .select(({ fn }) => fn.max('session.last_used_at').as('at'))
    .where('session.user_id', '=', userId)
    .$asScalar()
    .$castTo<Date | null>();
}
