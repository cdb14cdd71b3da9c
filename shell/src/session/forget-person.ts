import { forgetOwn } from '@karavan/shared-api/own';
import { sessionAtom } from '@karavan/shared-api/state';
import { signInDraftAtom } from '../pages/auth/sign-in-draft.ts';
import { forgetSubscription } from '../device/pushes/subscription.ts';
import type { ShellServices } from '../shell-services.ts';
import { leaveSession } from './leave-session.ts';

/** Whose records a remote keeps in IndexedDB: its databases are named after the product. */
const OURS = 'karavan-';

/**
 * Forgets somebody on this device after they have left the product: their session, drafts and searches, the
 * messages that wait, and that pushes come here. What others have on the same device stays.
 */
export async function forgetPerson(
  services: Pick<ShellServices, 'store' | 'history' | 'events'>,
): Promise<void> {
  const { store } = services;
  const userId = store.get(sessionAtom)?.user.id;
  forgetOwn(store);
  store.set(signInDraftAtom, null);
  leaveSession(services, { remember: false });
  await Promise.allSettled([forgetSubscription(), userId !== undefined && forgetRecords(userId)]);
}

/** Every record that names the person by `user_id`, in whatever database of ours. */
async function forgetRecords(userId: number): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (!name?.startsWith(OURS)) continue;
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames) await forgetRecordsOf(database, store, userId);
    database.close();
  }
}

async function forgetRecordsOf(database: IDBDatabase, name: string, userId: number): Promise<void> {
  const store = database.transaction(name, 'readwrite').objectStore(name);
  const [keys, records] = await Promise.all([
    settled(store.getAllKeys()),
    settled(store.getAll() as IDBRequest<{ readonly user_id?: number }[]>),
  ]);
  for (const [index, key] of keys.entries()) {
    if (records[index]?.user_id === userId) await settled(store.delete(key));
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('What is kept here cannot be read', { cause: request.error })),
    );
  });
}
