/**
 * The order of locks of docs/architecture.md, by table. A transaction that has locked rows of one of
 * these tables locks no rows of a table above it any more.
 */
const LOCK_ORDER: readonly (readonly string[])[] = [
  ['idempotency_key'],
  ['app_user'],
  ['membership'],
  ['role'],
  ['organization_transfer'],
  ['attendance', 'attendance_correction'],
  ['shift'],
  ['roster_notice'],
  ['discount_book', 'discount_card', 'discount_tier'],
  ['shop_shelf'],
  ['collection', 'collection_item'],
  ['item'],
  ['cart', 'cart_line', 'used_personal_code', 'discount_choice'],
  ['sale_order'],
  ['payment_account', 'payment_test'],
  ['payment', 'payment_event', 'delivery', 'ticket'],
  ['cash_hand_over'],
  ['courier_cash', 'courier_position'],
  ['ticket_offer'],
  ['ticket_wait'],
  ['rental_terms'],
  ['rental_booking'],
  ['stock_count', 'stock_count_line'],
  ['stock'],
  ['item_size'],
  ['promotion', 'promotion_item'],
  ['cashback_account', 'cashback_entry'],
  ['gift', 'gift_entry'],
  ['webhook'],
  ['webhook_delivery'],
  ['grouped_notification', 'notification', 'notification_state'],
  ['realtime_stream'],
  ['receipt_counter'],
];

const RANKS = new Map(LOCK_ORDER.flatMap((tables, rank) => tables.map((table) => [table, rank])));
/** An order, and what belongs to it. */
const OF_ORDER = new Set([
  'sale_order',
  'payment',
  'payment_event',
  'delivery',
  'ticket',
  'rental_booking',
  'cashback_entry',
]);

/**
 * What locks rows that somebody else may want: updates, deletes, locking reads, and inserts that may
 * meet a row. The groups are the tables, of a read with its alias.
 */
const LOCKING =
  /\b(?:lock|hold)_(?<called>stock)\(|\bupdate "?(?<updated>[a-z]\w+)"?|\bdelete from "?(?<deleted>\w+)|\binsert into "?(?<inserted>\w+)"?(?:(?!\binsert into\b).)*?\bon conflict|\bfrom "?(?<read>\w+)"?(?:(?!\bfrom "?\w).)*?\bfor (?:no key )?update(?: of "?(?<alias>\w+))?/gs;

/** The tables whose rows a statement locks, in the order in which it names them. */
export function tablesLockedBy(text: string): string[] {
  const statement = text.toLowerCase().replaceAll(/\bdo update\b/g, 'do_update');
  return [...statement.matchAll(LOCKING)].flatMap(({ groups = {} }) => {
    const { called, updated, deleted, inserted, read, alias } = groups;
    return [called ?? updated ?? deleted ?? inserted ?? alias ?? read ?? []].flat();
  });
}

/** Follows the statements of one connection. */
export class LockOrder {
  #locked: string[] = [];
  #isOpen = false;
  #ordersAreOwn = false;

  /** @returns what is wrong with a statement in this place, null where nothing is */
  follow(text: string): string | null {
    const statement = text.trim().toLowerCase();
    if (/^(begin|start transaction)\b/.test(statement)) this.#begin();
    else if (/^(commit|rollback)\b/.test(statement)) this.#isOpen = false;
    if (!this.#isOpen) return null;
    const problems = tablesLockedBy(statement).map((table) => this.#lock(table));
    // Nobody else sees an order that has not been committed, nor what belongs to it.
    if (/\binsert into "?sale_order"? /.test(statement)) this.#ordersAreOwn = true;
    return problems.find((problem) => problem !== null) ?? null;
  }

  #begin(): void {
    this.#isOpen = true;
    this.#locked = [];
    this.#ordersAreOwn = false;
  }

  #lock(table: string): string | null {
    const rank = RANKS.get(table);
    if (rank === undefined || this.#locked.includes(table)) return null;
    if (this.#ordersAreOwn && OF_ORDER.has(table)) return null;
    const later = this.#locked.find((one) => RANKS.get(one)! > rank);
    this.#locked.push(table);
    return later === undefined ? null : `${table} is locked after ${later}`;
  }
}
