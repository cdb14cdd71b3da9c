import { sql, type Expression, type Kysely, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StandingStep } from '@karavan/shared-api/contract/standing';
import { selectFullName } from '../../identity/people/index.ts';
import type { Matter, TrustTables } from './trust.tables.ts';

interface NewStep {
  readonly organizationId: number;
  readonly matter: Matter;
  readonly action: StandingStep['action'];
  readonly reason?: string;
  readonly actorId: number | null;
}

/** Writes down what has happened; it is never changed. Answers its id. */
export async function recordStep(
  trx: Transaction<TrustTables>,
  { organizationId, matter, action, reason = '', actorId }: NewStep,
): Promise<number> {
  const { id } = await trx
    .insertInto('standing_step')
    .values({ organization_id: organizationId, matter, action, reason, actor_id: actorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** So many are shown; nobody reads more of them. */
const STEPS_SHOWN = 50;

/** What has happened to the organization that a column refers to, the latest first. */
export function selectSteps(
  db: Pick<Kysely<TrustTables>, 'selectFrom'>,
  organizationId: Expression<number>,
  matter: Matter,
) {
  return jsonArrayFrom(
    db
      .selectFrom('standing_step')
      .select(['standing_step.action', 'standing_step.reason'])
      .select((eb) => [
        selectFullName(eb.ref('standing_step.actor_id').$notNull()).as('by'),
        sql<string>`standing_step.created_at`.as('at'),
      ])
      .where('standing_step.organization_id', '=', organizationId)
      .where('standing_step.matter', '=', matter)
      .orderBy('standing_step.id', 'desc')
      .limit(STEPS_SHOWN),
  );
}

interface StepRow extends Omit<StandingStep, 'at'> {
  readonly at: string;
}

export const presentStep = ({ action, reason, by, at }: StepRow): StandingStep => ({
  action,
  reason,
  by,
  at: new Date(at).toISOString(),
});

/** Owners are not told who of the platform it was. */
export const presentStepToOwner = (step: StepRow): StandingStep => ({
  ...presentStep(step),
  by: null,
});
