import { sql, type Kysely } from 'kysely';
import type { AuthTables } from './auth.tables.ts';

/** A device not seen for longer than that counts as new. */
const REMEMBERED_SIGN_INS = 20;

export interface Arrival {
  readonly userId: number;
  readonly device: string;
  readonly address: string;
}

/**
 * Whether somebody signs in from elsewhere than before. A first sign-in is not news, and neither is
 * that of somebody who has merely lost their cookies: the same device at the same address.
 */
export async function isNewDevice(
  db: Kysely<AuthTables>,
  { userId, device, address }: Arrival,
): Promise<boolean> {
  const earlier = await db
    .selectFrom('sign_in')
    .select(sql<boolean>`device = ${device} and address = ${address}::inet`.as('is_same'))
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(REMEMBERED_SIGN_INS)
    .execute();
  return earlier.length > 0 && !earlier.some(({ is_same }) => is_same);
}
