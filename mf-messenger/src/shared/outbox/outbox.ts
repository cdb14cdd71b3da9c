import { drawIdempotencyKey, type ApiClient } from '@karavan/shared-api/client';
import type { ChatMessage, MessageItem } from '@karavan/shared-api/contract/messenger';
import { deliverEntry } from './deliver-entry.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';

/** A waiting message as shown. */
export interface WaitingMessage extends OutboxEntry {
  /** The upload progress of its pictures, from 0 to 1; null while nothing is uploading. */
  readonly progress: number | null;
}

export interface OutboxDraft {
  readonly chatId: number;
  readonly text: string;
  readonly pictures: readonly Blob[];
  readonly item?: MessageItem | undefined;
}

/**
 * What one person has written and the server does not have yet.
 *
 *   waiting -- sent     --> gone: it is among the messages
 *           -- lost     --> waiting, tried again later, or as soon as the device is online
 *           -- refused  --> refused -- retry --> waiting
 *   waiting, refused -- discard --> gone
 *
 * The messages of one chat go out one after the other, in the order in which they were written.
 */
export interface Outbox {
  readonly waiting: () => readonly WaitingMessage[];
  subscribe(listener: () => void): () => void;
  add(draft: OutboxDraft): void;
  retry(clientId: string): void;
  discard(clientId: string): void;
  /** Sends everything that waits, now. */
  flush(): void;
}

interface OutboxDependencies {
  readonly api: ApiClient;
  readonly userId: number;
  readonly storage: OutboxStorage;
  /** Tells `online`: the window. */
  readonly network: Pick<EventTarget, 'addEventListener'>;
  /** Whether this person is still signed in: nothing is sent in another person's name. */
  isPresent(): boolean;
  /**
   * Called when a message has been stored; without the message when an earlier request had stored
   * it.
   */
  onSent(chatId: number, message: ChatMessage | undefined): void;
  /** Called when waiting messages will not survive the page. */
  onStorageFailure(error: unknown): void;
}

/** Delays between retries, in milliseconds; the last one repeats. */
const PAUSES = [1000, 2000, 5000, 10_000, 30_000] as const;

export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { api, userId, storage, isPresent, onSent, onStorageFailure } = dependencies;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();
  let entries: readonly WaitingMessage[] = [];
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  void storage.load(userId).then(
    (stored) => {
      const known = new Set(entries.map(({ client_id }) => client_id));
      const restored = stored.filter(({ client_id }) => !known.has(client_id));
      show([...restored.map((entry) => ({ ...entry, progress: null })), ...entries]);
      flush();
    },
    (error: unknown) => onStorageFailure(error),
  );
  dependencies.network.addEventListener('online', flush);

  function show(next: readonly WaitingMessage[]): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  function change(clientId: string, patch: Partial<WaitingMessage>): void {
    show(entries.map((entry) => (entry.client_id === clientId ? { ...entry, ...patch } : entry)));
  }

  function store(clientId: string): void {
    const entry = entries.find(({ client_id }) => client_id === clientId);
    if (!entry) return;
    const { progress: _, ...stored } = entry;
    storage.put(stored).catch(onStorageFailure);
  }

  function drop(clientId: string): void {
    show(entries.filter(({ client_id }) => client_id !== clientId));
    storage.remove(clientId).catch(onStorageFailure);
  }

  function flush(): void {
    clearTimeout(timer);
    for (const chatId of new Set(entries.map(({ chat_id }) => chat_id))) {
      if (!running.has(chatId)) void work(chatId);
    }
  }

  async function work(chatId: number): Promise<void> {
    const abort = new AbortController();
    running.set(chatId, abort);
    const isOpen = await deliverNext(chatId, abort.signal);
    running.delete(chatId);
    if (isOpen && nextOf(chatId)) void work(chatId);
  }

  function nextOf(chatId: number): WaitingMessage | undefined {
    return entries.find(({ chat_id, refusal }) => chat_id === chatId && refusal === null);
  }

  /** Resolves with whether the next one may follow at once. */
  async function deliverNext(chatId: number, signal: AbortSignal): Promise<boolean> {
    const entry = nextOf(chatId);
    if (!entry || !isPresent()) return false;
    const { client_id } = entry;
    const delivery = await deliverEntry(api, entry, {
      signal,
      onProgress: (progress) => change(client_id, { progress }),
      onUploaded: (pictures) => {
        change(client_id, { pictures });
        store(client_id);
      },
    });
    change(client_id, { progress: null });
    switch (delivery.kind) {
      case 'sent':
      case 'stored before':
        failures = 0;
        onSent(chatId, delivery.kind === 'sent' ? delivery.message : undefined);
        drop(client_id);
        return true;
      case 'refused':
        change(client_id, { refusal: delivery.reason });
        store(client_id);
        return true;
      case 'canceled':
        return true;
      case 'lost':
        clearTimeout(timer);
        timer = setTimeout(flush, PAUSES[Math.min(failures, PAUSES.length - 1)]);
        failures += 1;
        return false;
      default:
        return delivery satisfies never;
    }
  }

  return {
    waiting: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add({ chatId, text, pictures, item }) {
      const client_id = drawMessageName();
      const entry: WaitingMessage = {
        client_id,
        user_id: userId,
        chat_id: chatId,
        text,
        pictures: pictures.map((file) => ({ file, upload_id: null })),
        ...(item && { item }),
        created_at: new Date().toISOString(),
        refusal: null,
        progress: null,
      };
      show([...entries, entry]);
      store(client_id);
      flush();
    },
    retry(clientId) {
      change(clientId, { refusal: null });
      store(clientId);
      flush();
    },
    discard(clientId) {
      const entry = entries.find(({ client_id }) => client_id === clientId);
      if (!entry) return;
      const isOnItsWay = nextOf(entry.chat_id)?.client_id === clientId;
      drop(clientId);
      if (isOnItsWay) running.get(entry.chat_id)?.abort();
    },
    flush,
  };
}

/** A random UUID; `crypto.randomUUID` is missing on plain http. */
function drawMessageName(): string {
  const hex = drawIdempotencyKey();
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
