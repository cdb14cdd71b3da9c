import type { OutboxEntry } from './outbox-entry.ts';

/** Stores messages in case the page is closed before they are sent. */
export interface OutboxStorage {
  /** A person's waiting messages, in the order in which they were written. */
  load(userId: number): Promise<readonly OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  remove(clientId: string): Promise<void>;
}

const DATABASE = 'karavan-messenger';
const STORE = 'outbox';

/** IndexedDB, since it can hold pictures. Every call rejects where the browser denies access. */
export function createOutboxStorage(): OutboxStorage {
  let database: Promise<IDBDatabase> | undefined;

  async function access<T>(
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    database ??= open();
    const store = (await database).transaction(STORE, mode).objectStore(STORE);
    return settled(request(store));
  }

  return {
    async load(userId) {
      const all = await access<OutboxEntry[]>('readonly', (store) => store.getAll());
      return all
        .filter(({ user_id }) => user_id === userId)
        .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
    },
    async put(entry) {
      await access('readwrite', (store) => store.put(entry));
    },
    async remove(clientId) {
      await access('readwrite', (store) => store.delete(clientId));
    },
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'client_id' satisfies keyof OutboxEntry }),
  );
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('The outbox cannot be stored', { cause: request.error })),
    );
  });
}
