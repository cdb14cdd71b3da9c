interface KeptRecord {
  readonly client_id: string;
  readonly user_id: number;
}

/** An IndexedDB with one database of one store that holds these; answers what it holds by now. */
export function keepRecords(
  name: string,
  records: readonly KeptRecord[],
): () => readonly KeptRecord[] {
  let kept = records;
  const answer = (result: unknown) => ({
    result,
    addEventListener(event: string, listen: () => void) {
      if (event === 'success') queueMicrotask(listen);
    },
  });
  const store = {
    getAllKeys: () => answer(kept.map(({ client_id }) => client_id)),
    getAll: () => answer(kept),
    delete(key: string) {
      kept = kept.filter(({ client_id }) => client_id !== key);
      return answer(undefined);
    },
  };
  const database = {
    objectStoreNames: ['outbox'],
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  Object.assign(globalThis, {
    indexedDB: { databases: async () => [{ name }], open: () => answer(database) },
  });
  return () => kept;
}
