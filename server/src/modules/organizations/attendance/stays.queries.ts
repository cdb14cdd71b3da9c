import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { readInPages } from '../../../platform/paging/read-in-pages.ts';
import {
  selectFullName,
  selectPersonCard,
  type PeopleTables,
} from '../../identity/people/index.ts';
import type { StaffTables } from '../staff/index.ts';
import type { AttendanceTables } from './attendance.tables.ts';

export type StayTables = AttendanceTables & StaffTables & PeopleTables & FilesTables;
export type StayRow = Awaited<ReturnType<typeof findStays>>[number];
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** Whole seconds from coming to going, whatever the clocks on the wall have done; null while somebody is there. */
const SECONDS = sql<number | null>`
  floor(extract(epoch from attendance.ended_at - attendance.started_at))::integer`;
const FORGOTTEN = sql<boolean>`attendance.ended_how is not distinct from 'timer'`;
const CORRECTED = sql<boolean>`exists (
  select from attendance_correction where attendance_id = attendance.id)`;

/** Stays that began in a month, `YYYY-MM`. */
const inMonth = (month: string) => sql<boolean>`attendance.day >= ${`${month}-01`}::date
  and attendance.day < (${`${month}-01`}::date + interval '1 month')`;

function selectStays(db: Kysely<StayTables>) {
  return db
    .selectFrom('attendance')
    .select([
      'attendance.id',
      'attendance.day',
      'attendance.started_at',
      'attendance.ended_at',
      'attendance.started_how',
      'attendance.ended_how',
      'attendance.version',
    ])
    .select([SECONDS.as('seconds'), FORGOTTEN.as('is_forgotten')]);
}

const withCorrections = (db: Kysely<StayTables>) =>
  selectStays(db).select((eb) =>
    jsonArrayFrom(
      eb
        .selectFrom('attendance_correction as correction')
        .select(['correction.reason', 'correction.created_at'])
        .select(['correction.old_started_at', 'correction.old_ended_at'])
        .select((one) => selectFullName(one.ref('correction.corrected_by')).$notNull().as('by'))
        .whereRef('correction.attendance_id', '=', 'attendance.id')
        .orderBy('correction.id'),
    ).as('corrections'),
  );

/** A person's stays of a month in the order of time, with what was corrected of them. */
export const findStays = (db: Kysely<StayTables>, membershipId: number, month: string) =>
  withCorrections(db)
    .where('attendance.membership_id', '=', membershipId)
    .where(inMonth(month))
    .orderBy('attendance.started_at')
    .execute();

export const findStay = (db: Kysely<StayTables>, id: number): Promise<StayRow> =>
  withCorrections(db).where('attendance.id', '=', id).executeTakeFirstOrThrow();

interface EntryFilter {
  readonly organizationId: number;
  readonly isPresent: boolean;
  readonly day: string | undefined;
}

/** Stays of a whole staff, the latest first. */
export function findEntries(
  db: Kysely<StayTables>,
  filter: EntryFilter,
  { after, offset, limit }: PageWindow,
) {
  return selectStays(db)
    .innerJoin('membership', 'membership.id', 'attendance.membership_id')
    .select(['attendance.membership_id', CORRECTED.as('is_corrected')])
    .select((eb) => selectPersonCard(eb.ref('membership.user_id')).$notNull().as('person'))
    .where(isMeant(filter))
    .$if(after !== undefined, (query) => query.where('attendance.id', '<', after!.id))
    .orderBy('attendance.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function countEntries(db: Kysely<StayTables>, filter: EntryFilter): Promise<number> {
  return countUpToCap(
    db,
    sql`select from attendance join membership on membership.id = attendance.membership_id
      where ${isMeant(filter)}`,
  );
}

function isMeant({ organizationId, isPresent, day }: EntryFilter) {
  const parts = [sql<boolean>`membership.organization_id = ${organizationId}`];
  if (isPresent) parts.push(sql`attendance.ended_at is null`);
  if (day !== undefined) parts.push(sql`attendance.day = ${day}::date`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

interface MonthWanted {
  readonly organizationId: number;
  readonly month: string;
  /** Memberships of whoever was to work in it. */
  readonly planned: readonly number[];
}

/** A month by person: of everybody who works there, and of whoever was there in it or was to be; the longest first. */
export function sumMonth(db: Kysely<StayTables>, { organizationId, month, planned }: MonthWanted) {
  return db
    .selectFrom('membership')
    .leftJoin('attendance', (join) =>
      join.onRef('attendance.membership_id', '=', 'membership.id').on(inMonth(month)),
    )
    .select(['membership.id', 'membership.position'])
    .select((eb) => selectPersonCard(eb.ref('membership.user_id')).$notNull().as('person'))
    .select([
      sql<number>`count(distinct attendance.day)`.as('day_count'),
      sql<number>`coalesce(sum(${SECONDS}), 0)::integer`.as('seconds'),
      sql<number>`count(attendance.id) filter (where ${FORGOTTEN})`.as('forgotten_count'),
      sql<number>`count(attendance.id) filter (where ${CORRECTED})`.as('corrected_count'),
      sql<boolean>`exists (select from attendance as present
        where present.membership_id = membership.id and present.ended_at is null)`.as('is_present'),
    ])
    .where('membership.organization_id', '=', organizationId)
    .where((eb) =>
      eb.or([
        eb('membership.status', '=', 'working'),
        eb('attendance.id', 'is not', null),
        eb('membership.id', '=', sql<number>`any(${sql.val([...planned])}::bigint[])`),
      ]),
    )
    .groupBy('membership.id')
    .orderBy('seconds', 'desc')
    .orderBy('membership.id')
    .execute();
}

/** A person's stay that is not over, and what there was of today. */
export async function findPresence(db: Kysely<StayTables>, membershipId: number, today: string) {
  const stays = await selectStays(db)
    .where('attendance.membership_id', '=', membershipId)
    .where((eb) =>
      eb.or([
        eb('attendance.ended_at', 'is', null),
        eb('attendance.day', '=', today),
        eb.and([
          eb('attendance.ended_how', '=', 'timer'),
          eb('attendance.day', '>', sql<string>`${today}::date - 31`),
        ]),
      ]),
    )
    .orderBy('attendance.started_at')
    .execute();
  return {
    open: stays.find(({ ended_at }) => ended_at === null),
    seconds: stays.reduce((sum, { day, seconds }) => sum + (day === today ? (seconds ?? 0) : 0), 0),
    forgotten: [...new Set(stays.flatMap(({ day, is_forgotten }) => (is_forgotten ? day : [])))],
  };
}

interface SheetWanted {
  readonly organizationId: number;
  /** All of the staff without it. */
  readonly membershipId: number | undefined;
  readonly month: string;
  readonly timeZone: string;
}

/** Every stay of a month, person by person, read in pages. */
export function readMonth(
  db: Kysely<StayTables>,
  { organizationId, membershipId, month, timeZone }: SheetWanted,
) {
  // What the clock there showed, as if it were that of UTC: a cell of a sheet knows no zone.
  const wall = (column: 'started_at' | 'ended_at') =>
    sql<number | null>`extract(epoch from ${sql.ref(`attendance.${column}`)}
      at time zone ${timeZone}) * 1000`;
  const all = selectStays(db)
    .innerJoin('membership', 'membership.id', 'attendance.membership_id')
    .select(['attendance.membership_id', 'membership.position', CORRECTED.as('is_corrected')])
    .select([wall('started_at').as('start'), wall('ended_at').as('end')])
    .select((eb) => selectFullName(eb.ref('membership.user_id')).$notNull().as('name'))
    .where('membership.organization_id', '=', organizationId)
    .where(inMonth(month))
    .$if(membershipId !== undefined, (query) => query.where('membership.id', '=', membershipId!))
    .orderBy('attendance.membership_id')
    .orderBy('attendance.started_at');
  return readInPages<Awaited<ReturnType<typeof all.execute>>[number]>((last, limit) =>
    all
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(attendance.membership_id, attendance.started_at)
            > (select membership_id, started_at from attendance where id = ${last!.id})`,
        ),
      )
      .limit(limit)
      .execute(),
  );
}
