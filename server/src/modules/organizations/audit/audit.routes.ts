import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import * as contract from '@karavan/shared-api/contract/audit';
import {
  AUDIT_ACTS,
  isAuditAct,
  type AuditAct,
  type AuditKind,
} from '@karavan/shared-api/contract/audit-kinds';
import { listRoutes } from '@karavan/shared-api/contract/routes';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { selectAuditEntries } from '../../../platform/audit/select-audit-entries.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageWindow } from '../../../platform/paging/page-window.ts';
import { duringDays, refuseReversedDays } from '../../../platform/time/days.ts';
import {
  maskName,
  presentPersonCard,
  selectFullName,
  selectPersonCard,
  type PeopleTables,
} from '../../identity/people/index.ts';
import { selectOrganizations, type OrganizationsTables } from '../organizations/index.ts';
import { everWorkedFor } from '../staff/index.ts';

export type AuditRouteTables = AuditTables & OrganizationsTables & PeopleTables & FilesTables;

/** Acts of routes whose address has changed since. */
const FORMER_ADDRESSES: readonly (readonly [string, AuditAct])[] = [
  ['PUT /organizations/{id}/delivery-settings/', 'updateDeliverySettings'],
];

/** How an act is called in the log, `POST /organizations/{id}/…`, and the route that it is. */
const ACTS: ReadonlyMap<string, string> = new Map<string, string>([
  ...FORMER_ADDRESSES,
  ...listRoutes().map(({ name, route: { method, path } }) => [`${method} ${path}`, name] as const),
]);

const kindOf = (act: string | null): AuditKind => (isAuditAct(act) ? AUDIT_ACTS[act] : 'misc');

const actionsOf = (isWanted: (kind: AuditKind) => boolean) =>
  [...ACTS].filter(([, name]) => isWanted(kindOf(name))).map(([action]) => action);

interface AuditFilter {
  readonly organizationId: number;
  readonly kind: AuditKind | undefined;
  readonly person: number | undefined;
  /** Days of the organization, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export function auditRoutes(db: Kysely<AuditRouteTables>): ImplementedRoute[] {
  return [
    implement(contract.listAuditEntries, async ({ params: { id }, query }) => {
      const { limit, kind, person, from, to } = query;
      refuseReversedDays({ from, to });
      const window = pageWindow(query, 'id');
      const filter = { organizationId: id, kind, person, from, to };
      const [rows, count] = await Promise.all([
        findEntries(db, filter, window),
        countEntries(db, filter),
      ]);
      return pageAnswer(rows, limit, count, {
        present: presentEntry,
        cursorOf: (row) => encodeCursor({ value: '', id: row.id }),
      });
    }),
  ];
}

type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

function findEntries(
  db: Kysely<AuditRouteTables>,
  filter: AuditFilter,
  { after, offset, limit }: PageWindow,
) {
  const employee = sql<number | null>`(entry.subject->>'employee')::bigint`;
  return db
    .selectFrom(selectAuditEntries(isMeant(db, filter)).as('entry'))
    .select(['entry.id', 'entry.action', 'entry.subject', 'entry.created_at'])
    .select((eb) => selectPersonCard(eb.ref('entry.user_id')).$notNull().as('person'))
    .select(
      // Who has not accepted an invitation is nobody's business.
      sql<string | null>`case when ${everWorkedFor(employee, filter.organizationId)}
        then ${selectFullName(employee)} end`.as('employee'),
    )
    .select((eb) => everWorkedFor(eb.ref('entry.user_id'), filter.organizationId).as('is_known'))
    .$if(after !== undefined, (select) => select.where('entry.id', '<', after!.id))
    .orderBy('entry.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

function countEntries(db: Kysely<AuditRouteTables>, filter: AuditFilter): Promise<number> {
  return countUpToCap(db, selectAuditEntries(isMeant(db, filter)));
}

function isMeant(
  db: Kysely<AuditRouteTables>,
  { organizationId, kind, person, from, to }: AuditFilter,
): RawBuilder<SqlBool> {
  const zone = db
    .selectFrom(selectOrganizations().as('place'))
    .select('place.time_zone')
    .where('place.id', '=', organizationId);
  const parts = [sql<SqlBool>`audit_entry.organization_id = ${organizationId}`];
  if (person !== undefined) parts.push(sql`audit_entry.user_id = ${person}`);
  parts.push(duringDays(sql`audit_entry.created_at`, { from, to }, zone));
  if (kind === 'misc') {
    parts.push(sql`audit_entry.action <> all(${actionsOf((one) => one !== 'misc')}::text[])`);
  } else if (kind !== undefined) {
    parts.push(sql`audit_entry.action = any(${actionsOf((one) => one === kind)}::text[])`);
  }
  return sql`(${sql.join(parts, sql` and `)})`;
}

function presentEntry(row: EntryRow): contract.AuditEntry {
  const act = ACTS.get(row.action) ?? null;
  const person = presentPersonCard(row.person);
  return {
    id: row.id,
    person: row.is_known
      ? person
      : { ...person, full_name: maskName(person.full_name), avatar: null },
    act,
    kind: kindOf(act),
    subject: row.subject,
    employee: row.employee,
    created_at: row.created_at.toISOString(),
  };
}
