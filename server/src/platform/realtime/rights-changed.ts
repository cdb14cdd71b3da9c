import type { UnitOfWork } from '../events/unit-of-work.ts';
import type { RealtimeTables } from './realtime.tables.ts';

const rightsKey = (userId: number) => `rights:${userId}`;

/** Whose rights a wake-up is about, or null. */
export function personOfRights(key: string): number | null {
  const [, userId] = /^rights:(\d+)$/.exec(key) ?? [];
  return userId === undefined ? null : Number(userId);
}

/** Listens to what takes rights away: all processes ask again for the sockets of this person. */
export async function askForRightsAgain(
  { publish }: UnitOfWork<RealtimeTables>,
  { userId }: { readonly userId: number },
): Promise<void> {
  publish({ key: rightsKey(userId), type: 'rights.changed', data: {} });
}
