import { sql } from 'kysely';
import { ORDER_READERS } from '@karavan/shared-api/contract/order-readers';
import { permissionsOf } from '../../organizations/staff/index.ts';

/** Parts of statements about `sale_order`. */

/** An order is read by its client, and by staff who have to do with orders of its kind. */
export const mayReadOrder = (person: number) =>
  sql<boolean>`(${isClientOf(person)} or ${isStaffFor(person)})`;

const isClientOf = (person: number) => sql<boolean>`sale_order.client_id = ${person}`;

const isStaffFor = (person: number) =>
  sql<boolean>`coalesce(${permissionsInOrder(person)} && ${READERS}, false)`;

/** What a person may do in the order's organization; null for an outsider. */
export const permissionsInOrder = (person: number) =>
  permissionsOf(person, sql.ref<number>('sale_order.organization_id'));

const READERS = sql`case sale_order.kind ${sql.join(
  Object.entries(ORDER_READERS).map(
    ([kind, permissions]) => sql`when ${kind} then ${[...permissions]}::text[]`,
  ),
  sql` `,
)} end`;
