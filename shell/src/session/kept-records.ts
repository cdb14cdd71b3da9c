/** Whose records a remote keeps in IndexedDB: its databases are named after the product. */
const OURS = 'karavan-';

/** How many records of remotes name the person by `user_id`: what they have written and nobody has yet. */
export const countRecords = (userId: number): Promise<number> =>
  visitRecords(userId, 'readonly', () => Promise.resolve());

/** Deletes every record that names the person. */
export async function forgetRecords(userId: number): Promise<void> {
  await visitRecords(userId, 'readwrite', (store, key) => settled(store.delete(key)));
}

type Act = (store: IDBObjectStore, key: IDBValidKey) => Promise<void>;

async function visitRecords(userId: number, mode: IDBTransactionMode, act: Act): Promise<number> {
  let count = 0;
  for (const { name } of await indexedDB.databases()) {
    if (!name?.startsWith(OURS)) continue;
    const database = await settled(indexedDB.open(name));
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName, mode).objectStore(storeName);
      const [keys, records] = await Promise.all([
        settled(store.getAllKeys()),
        settled(store.getAll() as IDBRequest<{ readonly user_id?: number }[]>),
      ]);
      const own = keys.filter((_, index) => records[index]?.user_id === userId);
      count += own.length;
      await Promise.all(own.map((key) => act(store, key)));
    }
    database.close();
  }
  return count;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('What is kept here cannot be read', { cause: request.error })),
    );
  });
}
