import { sql, type Kysely } from 'kysely';
import type { DoorEntry, DoorPackEntry } from '@karavan/shared-api/contract/events';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../../platform/paging/page-window.ts';
import { readInPages } from '../../../../platform/paging/read-in-pages.ts';
import type { ItemsTables, OwnEvent } from '../../../catalog/items/index.ts';
import { selectFullName, type PeopleTables } from '../../../identity/people/index.ts';
import { selectOrders, type OrdersTables } from '../../orders/index.ts';
import { selectDueExtras, type DueExtras } from '../tickets.queries.ts';
import type { TicketsTables } from '../tickets.tables.ts';

export type DoorTables = TicketsTables & ItemsTables & OrdersTables & PeopleTables;

type Door = Kysely<DoorTables>;
type Kind = DoorEntry['kind'];

interface Wanted extends PageQuery {
  readonly kind: Kind;
  readonly search?: string | undefined;
}

/** Whoever is to be let in, in the order in which they were entered. */
export async function listDoor(db: Door, own: OwnEvent, wanted: Wanted) {
  const { kind, search = '', limit } = wanted;
  const window = pageWindow(wanted, 'id');
  const { after } = window;
  const found = selectEntries(db, own, kind).$if(search.trim() !== '', (query) =>
    query.where(isMeant(search.trim())),
  );
  const [rows, count] = await Promise.all([
    found
      .$if(after !== undefined, (query) => query.where('entry.id', '>', after!.id))
      .orderBy('entry.id')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, found),
  ]);
  return pageAnswer(rows, limit, count, {
    present: (row) => presentEntry(row, kind),
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
}

interface EntryRow {
  readonly id: number;
  readonly item_id: number;
  readonly name: string | null;
  readonly section: string;
  readonly party: number;
  readonly order_id: number | null;
  readonly activated_at: Date | null;
  readonly secret: string | null;
  readonly code: string;
  readonly extras: DueExtras;
}

type Row = Omit<EntryRow, 'item_id' | 'code'>;

const presentEntry = (row: Row, kind: Kind): DoorEntry => ({
  ...presentBearer(row, kind),
  secret: row.secret,
});

/** What is told of a bearer on every list. */
function presentBearer(
  { id, name, section, party, order_id, activated_at, extras }: Row,
  kind: Kind,
) {
  return {
    kind,
    id,
    name: name ?? '',
    section,
    party,
    order_id,
    activated_at: activated_at?.toISOString() ?? null,
    ...(extras.length > 0 && { extras }),
  };
}

/** All entries of an event for its sheet, a page at a time: tickets, then guests. */
export async function* readDoor(db: Door, own: OwnEvent): AsyncGenerator<DoorEntry> {
  for (const kind of ['ticket', 'guest'] as const) {
    const rows = readInPages<Row>((last, limit) =>
      selectEntries(db, own, kind)
        .where('entry.id', '>', last?.id ?? 0)
        .orderBy('entry.id')
        .limit(limit)
        .execute(),
    );
    for await (const row of rows) yield presentEntry(row, kind);
  }
}

/** What one device is given at most. */
const PACK_SIZE = 10_000;

/** Everybody who is to be let in, with what their codes are recognized by. */
export async function packDoor(db: Door, own: OwnEvent) {
  const list: DoorPackEntry[] = [];
  for (const kind of ['ticket', 'guest'] as const) {
    const rows = await selectEntries(db, own, kind)
      .select('entry.code')
      .orderBy('entry.id')
      .limit(PACK_SIZE + 1)
      .execute();
    list.push(...rows.map(({ code, ...row }) => ({ ...presentBearer(row, kind), code })));
  }
  return { list: list.slice(0, PACK_SIZE), is_whole: list.length <= PACK_SIZE };
}

const selectEntries = (db: Door, own: OwnEvent, kind: Kind) =>
  db
    .selectFrom(kind === 'ticket' ? ticketEntries(db) : guestEntries(db))
    .innerJoin('item', 'item.id', 'entry.item_id')
    .select(['entry.id', 'entry.name', 'entry.section', 'entry.party', 'entry.order_id'])
    .select(['entry.activated_at', 'entry.secret', 'entry.extras'])
    .where('item.id', '=', own.id)
    .where('item.organization_id', '=', own.organizationId);

/** Tickets that are paid for. */
const ticketEntries = (db: Door) =>
  db
    .selectFrom('ticket')
    .innerJoin(selectOrders(db).as('sold'), 'sold.id', 'ticket.order_id')
    .select(['ticket.id', 'ticket.item_id', 'ticket.size as section', 'ticket.activated_at'])
    .select('sold.id as order_id')
    .select((eb) => [
      selectFullName(eb.fn.coalesce('ticket.holder_id', 'sold.client_id')).as('name'),
      sql<number>`1`.as('party'),
      sql<string | null>`null::text`.as('secret'),
      codeOf('ticket.secret').as('code'),
      selectDueExtras(eb.ref('ticket.id'), eb.ref('ticket.order_id')).as('extras'),
    ])
    .where('sold.status', '=', 'accepted')
    .where('sold.payment_status', '=', 'accepted')
    .$castTo<EntryRow>()
    .as('entry');

const guestEntries = (db: Door) =>
  db
    .selectFrom('event_guest as guest')
    .innerJoin('item_size', 'item_size.id', 'guest.size_id')
    .select(['guest.id', 'guest.item_id', 'item_size.size as section', 'guest.activated_at'])
    .select(['guest.name', 'guest.party'])
    .select([
      sql<number | null>`null::bigint`.as('order_id'),
      sql<string | null>`case when guest.activated_at is null then guest.secret end`.as('secret'),
      codeOf('guest.secret').as('code'),
      sql<DueExtras>`'[]'::json`.as('extras'),
    ])
    .$castTo<EntryRow>()
    .as('entry');

/** SHA-256 of a secret, in hexadecimal. */
const codeOf = (secret: 'ticket.secret' | 'guest.secret') =>
  sql<string>`encode(sha256(convert_to(${sql.ref(secret)}, 'UTF8')), 'hex')`;

/** By a part of the name, or by the whole number of the order. */
const isMeant = (search: string) => sql<boolean>`(
  search_text(entry.name) like '%' || replace(replace(replace(
    search_text(${search}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
  or entry.order_id::text = ${search})`;
