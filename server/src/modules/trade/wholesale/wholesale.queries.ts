import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { WholesaleStatus } from '@karavan/shared-api/contract/enumerations';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import { exactTime } from '../../../platform/paging/exact-time.ts';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { selectPersonCard, type PeopleTables } from '../../identity/people/index.ts';
import type { PriceStep } from './wholesale-price.ts';
import type { WholesaleTables } from './wholesale.tables.ts';

type Operand = number | Expression<number>;

/** An item, and who asks. */
interface Asked {
  readonly itemId: Operand;
  readonly organizationId: Operand;
  readonly clientId: number | null | Expression<number | null>;
}

/**
 * The wholesale prices of an item as one value of a row, from the smallest quantity on. It is empty for whoever the
 * organization has not confirmed: this is the only way in which these prices reach clients.
 */
export const selectOwnSteps = ({
  itemId,
  organizationId,
  clientId,
}: Asked): RawBuilder<readonly PriceStep[]> => sql<readonly PriceStep[]>`(
  select coalesce(json_agg(json_build_object('minQuantity', step.min_quantity, 'price', step.price)
    order by step.min_quantity), '[]')
  from wholesale_price as step
  where step.item_id = ${itemId} and exists (
    select from wholesale_client as confirmed
    where confirmed.organization_id = ${organizationId} and confirmed.client_id = ${clientId}
      and confirmed.status = 'confirmed'))`;

/** The prices of a product of the organization, for its staff. */
export async function findItemSteps(
  db: Pick<Kysely<WholesaleTables>, 'selectFrom'>,
  itemId: number,
): Promise<PriceStep[]> {
  return db
    .selectFrom('wholesale_price')
    .select(['min_quantity as minQuantity', 'price'])
    .where('item_id', '=', itemId)
    .orderBy('min_quantity')
    .execute();
}

interface Filter {
  readonly organizationId: number;
  readonly status: WholesaleStatus;
}

/** Clients of one status, the latest request first. */
export function findWholesaleClients(
  db: Kysely<WholesaleTables & PeopleTables & FilesTables>,
  { organizationId, status }: Filter,
  { after, offset, limit }: PageWindow,
) {
  return db
    .selectFrom('wholesale_client as client')
    .select((eb) => [
      'client.client_id',
      'client.status',
      'client.note',
      'client.requested_at',
      'client.answered_at',
      exactTime('client.requested_at').as('since'),
      selectPersonCard(eb.ref('client.client_id')).$notNull().as('user'),
    ])
    .where('client.organization_id', '=', organizationId)
    .where('client.status', '=', status)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(client.requested_at, client.client_id) < (${after!.value}::timestamptz, ${after!.id})`,
      ),
    )
    .orderBy('client.requested_at', 'desc')
    .orderBy('client.client_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function countWholesaleClients(
  db: Kysely<WholesaleTables>,
  { organizationId, status }: Filter,
): Promise<number> {
  return countUpToCap(
    db,
    sql`select from wholesale_client where organization_id = ${organizationId} and status = ${status}`,
  );
}

/** Whether anything has a wholesale price there, for whoever may ask for it. */
export async function offersWholesale(
  db: Kysely<WholesaleTables & ItemsTables>,
  organizationId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('wholesale_price')
    .innerJoin('item', 'item.id', 'wholesale_price.item_id')
    .select('item.id')
    .where('item.organization_id', '=', organizationId)
    .where('item.is_published', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an organization has confirmed somebody as a wholesale client. */
export async function isWholesaleClient(
  db: Pick<Kysely<WholesaleTables>, 'selectFrom'>,
  { organizationId, clientId }: { readonly organizationId: number; readonly clientId: number },
): Promise<boolean> {
  const confirmed = await db
    .selectFrom('wholesale_client')
    .select('client_id')
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return confirmed !== undefined;
}
