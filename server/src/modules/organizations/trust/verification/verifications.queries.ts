import { sql, type Expression, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../../platform/paging/page-window.ts';
import { exactTime } from '../../../../platform/paging/exact-time.ts';
import { selectFullName } from '../../../identity/people/index.ts';
import { selectConfirmedPlaces } from '../../map-places/index.ts';
import { selectOrganizationCards } from '../../organizations/index.ts';
import { joinOnTrial, type TrialTables } from '../organization-on-trial.ts';
import { selectSteps } from '../standing-steps.ts';
import type { TrustTables } from '../trust.tables.ts';

export type VerificationCaseRow = Awaited<
  ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>
>;

interface QueueWindow extends PageWindow {
  readonly isDecided: boolean;
}

/** Those that wait by their turn, those that are decided from the latest. */
export function findVerificationCases(
  db: Kysely<TrialTables>,
  { isDecided, after, offset, limit }: QueueWindow,
): Promise<VerificationCaseRow[]> {
  const cases = selectCases(db).offset(offset).limit(limit);
  if (isDecided) {
    return cases
      .where('verification_request.status', '<>', 'pending')
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(decided_at, verification_request.id) < (${after!.value}::timestamptz, ${after!.id})`,
        ),
      )
      .orderBy('verification_request.decided_at', 'desc')
      .orderBy('verification_request.id', 'desc')
      .execute();
  }
  return cases
    .where('verification_request.status', '=', 'pending')
    .$if(after !== undefined, (query) => query.where('verification_request.id', '>', after!.id))
    .orderBy('verification_request.id')
    .execute();
}

export const findVerificationCase = (db: Kysely<TrialTables>, id: number) =>
  selectCases(db).where('verification_request.id', '=', id).executeTakeFirstOrThrow();

export function countVerificationCases(
  db: Kysely<TrustTables>,
  isDecided: boolean,
): Promise<number> {
  return countUpToCap(
    db,
    db.selectFrom('verification_request').where('status', isDecided ? '<>' : '=', 'pending'),
  );
}

function selectCases(db: Kysely<TrialTables>) {
  return joinOnTrial(db.selectFrom('verification_request'), 'verification_request.organization_id')
    .select([
      'verification_request.id',
      'verification_request.title',
      'verification_request.status',
      'verification_request.note',
      'verification_request.created_at',
      'verification_request.reason',
      'verification_request.decided_at',
      exactTime('verification_request.decided_at').as('decided_at_exact'),
    ])
    .select((eb) => [
      selectFullName(eb.ref('verification_request.decided_by')).as('decided_by'),
      selectDocuments(db, eb.ref('verification_request.id')).as('documents'),
      selectConfirmedPlaces(eb.ref('verification_request.organization_id')).as('places'),
      selectSteps(db, eb.ref('verification_request.organization_id'), 'verification').as('history'),
    ]);
}

/** Those of the request that a column refers to. */
const selectDocuments = (
  db: Pick<Kysely<TrustTables>, 'selectFrom'>,
  requestId: Expression<number>,
) =>
  jsonArrayFrom(
    db
      .selectFrom('verification_document')
      .select(['verification_document.id', 'verification_document.byte_size'])
      .select(sql<string>`verification_document.created_at`.as('created_at'))
      .select(sql<string | null>`verification_document.delete_after`.as('delete_after'))
      .where('verification_document.request_id', '=', requestId)
      .orderBy('verification_document.id'),
  );

/** What the owner sees: the organization's state with its history, and its latest request. */
export async function findVerification(db: Kysely<TrialTables>, organizationId: number) {
  const [organization, request] = await Promise.all([
    selectOrganizationCards(db)
      .select((eb) => selectSteps(db, eb.ref('organization.id'), 'verification').as('history'))
      .where('organization.id', '=', organizationId)
      .executeTakeFirst(),
    db
      .selectFrom('verification_request')
      .select(['note', 'status', 'reason', 'created_at'])
      .select((eb) => selectDocuments(db, eb.ref('verification_request.id')).as('documents'))
      .where('organization_id', '=', organizationId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return organization && { ...organization, request };
}
