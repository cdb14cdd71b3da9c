import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { JobsTables } from '../../../platform/jobs/jobs.tables.ts';
import { isPostponed, workOff } from '../../../platform/jobs/work-off.ts';
import {
  organizationsIn,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { expireAccounts } from '../cashback/index.ts';
import { expireGiftsOf } from '../gifts/index.ts';
import { findDuties, type DutyTables } from './find-duties.ts';
import { beginClosing, endClosing, type MovingTables } from './move-life.ts';
import { sumOwed } from './sum-owed.ts';

/** Clients whose cashback, or gift cards of which what is left expires in one transaction. */
const BATCH = 500;

type ClosingTables = MovingTables & DutyTables;

export const closeOrganizationsTask = defineTask('close-organizations', z.object({}));

/**
 * Closes what was announced for a day that has come, and deactivates what is closing and has nothing open any
 * more. Each step is a transaction that asks again under lock, so two workers, or one that was stopped in
 * between, do no step twice. One that fails is put off.
 * @throws AggregateError of all that failed; the others are done
 */
export async function closeOrganizations(
  db: Kysely<ClosingTables & JobsTables>,
  transact: Transact<ClosingTables>,
): Promise<void> {
  const due = await selectEnding(db, 'announced')
    .where('ending.closes_at', '<=', sql<Date>`now()`)
    .execute();
  await workOff(db, closeOrganizationsTask, due, ({ id }) =>
    transact((unit) => beginClosing(unit, id)),
  );
  const closing = await selectEnding(db, 'closing').execute();
  await workOff(db, closeOrganizationsTask, closing, ({ id }) => finish(db, transact, id));
}

function selectEnding(
  db: Kysely<OrganizationsTables & JobsTables>,
  state: 'announced' | 'closing',
) {
  return db
    .selectFrom(organizationsIn(state).as('ending'))
    .select('ending.id')
    .where(({ not, ref }) => not(isPostponed(closeOrganizationsTask, ref('ending.id'))))
    .orderBy('ending.id');
}

/** A closing organization never goes back, so what has expired by then would have expired at its end. */
async function finish(
  db: Kysely<ClosingTables>,
  transact: Transact<ClosingTables>,
  id: number,
): Promise<void> {
  if ((await findDuties(db, id)).length > 0) return;
  let expired: number;
  do {
    expired = await transact(({ trx }) => expireAccounts(trx, id, { limit: BATCH }));
  } while (expired === BATCH);
  do {
    expired = await transact(({ trx }) => expireGiftsOf(trx, id, BATCH));
  } while (expired === BATCH);
  await transact((unit) =>
    endClosing(
      unit,
      id,
      // Of a refund at that moment something may have come back.
      async (trx) => (await findDuties(trx, id)).length === 0 && (await sumOwed(trx, id)) === 0,
    ),
  );
}
