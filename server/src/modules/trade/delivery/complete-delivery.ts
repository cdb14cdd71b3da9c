import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { takeOwnPicture } from '../../../platform/files/take-own-picture.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { MINUTE_MS } from '../../../platform/time/durations.ts';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import type { Orders, OrdersTables } from '../orders/index.ts';
import { findDeliveryForCourier, type DeliveryRow } from './delivery.queries.ts';
import type { DeliveryTables } from './delivery.tables.ts';
import { moveDelivery } from './move-delivery.ts';

/** Of 10,000 PINs, so many may be tried. */
const WRONG_PINS_MAX = 5;
/** A photo is taken at the door; a weak connection may delay it by so much. */
const PHOTO_MS = 30 * MINUTE_MS;

interface Completion {
  readonly id: number;
  readonly courierId: number;
  /** One of the two. */
  readonly pin?: string | undefined;
  readonly photo_id?: number | undefined;
}

/**
 * The client has it, and has told the digits, or a photo shows where it lies: a fresh one, that has proven
 * no other delivery.
 * @throws ApiError `invalid_input` for a wrong PIN or a photo that does not count, `limit_exceeded` after
 * too many wrong ones, and what `moveDelivery` throws
 */
export async function completeDelivery(
  db: Kysely<DeliveryTables & FilesTables & OrdersTables & OrganizationsTables>,
  transact: Transact<Tables>,
  orders: Orders,
  { id, courierId, pin, photo_id: upload }: Completion,
): Promise<DeliveryRow> {
  const delivery = await findDeliveryForCourier(db, id, courierId);
  if (!delivery) throw new ApiError('not_found');
  if (delivery.courier_id !== courierId) throw new ApiError('conflict');
  if (delivery.status === 'delivery_status_delivered') return delivery;
  if (delivery.status !== 'delivery_status_taken_for_delivery') throw new ApiError('conflict');
  if (pin !== undefined) await checkPin(db, id, pin);
  return transact(async (unit) => {
    const photoId = upload && (await takePhoto(unit.trx, { upload, courierId, delivery }));
    return moveDelivery(unit, orders, { id, courierId, action: 'complete', photoId });
  });
}

function takePhoto(
  trx: Transaction<FilesTables>,
  { upload, courierId, delivery }: { upload: number; courierId: number; delivery: DeliveryRow },
): Promise<number> {
  const earliest = Math.max(delivery.taken_at?.getTime() ?? 0, Date.now() - PHOTO_MS);
  const since = new Date(earliest);
  return takeOwnPicture(trx, { ownerId: courierId, upload, field: 'photo_id', since });
}

/**
 * Each try is counted, by its own statement, before it is compared, so that tries at the same time are
 * no way around the limit.
 */
async function checkPin(db: Kysely<DeliveryTables>, id: number, pin: string): Promise<void> {
  const tried = await db
    .updateTable('delivery')
    .set({ wrong_pins: sql`wrong_pins + 1` })
    .where('id', '=', id)
    .where('wrong_pins', '<', WRONG_PINS_MAX)
    .returning('pin')
    .executeTakeFirst();
  if (!tried) throw new ApiError('limit_exceeded');
  if (tried.pin !== pin) {
    throw new ApiError('invalid_input', { fields: { pin: [{ problem: 'invalid' }] } });
  }
}
