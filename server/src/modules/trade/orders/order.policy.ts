import { sql, type RawBuilder } from 'kysely';
import { ORDER_READERS } from '@karavan/shared-api/contract/order-readers';
import { permissionsOf } from '../../organizations/staff/index.ts';

/** Parts of statements about `sale_order`. */

/** Neither rejected nor handed over. */
export const IS_OPEN = sql<boolean>`(sale_order.status <> 'rejected' and sale_order.fulfilled_at is null)`;

/** An order is read by its client, and by staff who have to do with orders of its kind. */
export const mayReadOrder = (person: number) =>
  sql<boolean>`(${isClientOf(person)} or ${isStaffFor(person)})`;

const isClientOf = (person: number) => sql<boolean>`sale_order.client_id = ${person}`;

const isStaffFor = (person: number) =>
  sql<boolean>`coalesce(${permissionsInOrder(person)} && ${readersOf(sql.ref('sale_order.kind'))}, false)`;

/** Whether somebody of the staff reads orders of a kind in an organization, by columns of a statement around. */
export const readsKind = (person: number, organization: number, kind: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(${permissionsOf(person, organization)} && ${readersOf(kind)}, false)`;

/** What a person may do in the order's organization; null for an outsider. */
export const permissionsInOrder = (person: number) =>
  permissionsOf(person, sql.ref<number>('sale_order.organization_id'));

const readersOf = (kind: RawBuilder<unknown>) =>
  sql`case ${kind} ${sql.join(
    Object.entries(ORDER_READERS).map(
      ([name, permissions]) => sql`when ${name} then ${[...permissions]}::text[]`,
    ),
    sql` `,
  )} end`;
