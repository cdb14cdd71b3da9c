import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { drawIdempotencyKey, type ApiClient } from '@karavan/shared-api/client';
import { admitByHand, packDoor } from '@karavan/shared-api/client/events';
import { activateTicket } from '@karavan/shared-api/client/tickets';
import type { DoorPackEntry } from '@karavan/shared-api/contract/events';
import { readOwn, writeOwn } from '@karavan/shared-api/own';
import { useApi } from '@karavan/shared-api/query';
import { refreshEvents } from '../../shared/refresh-events.ts';
import {
  cameAt,
  confirmEntry,
  dismissEntry,
  findByCode,
  letIn,
  NO_DOOR,
  refuseEntry,
  secretOf,
  takeList,
  type DoorState,
  type QueuedEntry,
} from './door-state.ts';

/** How often what waits is sent while there is no answer, in milliseconds. */
const AGAIN_MS = 15_000;

/** What has become of somebody at the door. */
export type Outcome =
  | { readonly kind: 'let_in'; readonly entry: DoorPackEntry }
  | { readonly kind: 'used'; readonly entry: DoorPackEntry; readonly at: string }
  | { readonly kind: 'unknown' };

interface Door {
  readonly organizationId: number;
  readonly eventId: number;
}

/**
 * The entrance of an event on one device. Whoever is let in is kept on it and sent as soon as there is a network; the
 * server admits each once, whichever device is the first, and what it refuses is shown.
 */
export function useDoorKeeper({ organizationId, eventId }: Door) {
  const api = useApi();
  const store = useStore();
  const queries = useQueryClient();
  const name = `door:${eventId}`;
  const [state, show] = useState<DoorState>(() => {
    const kept = readOwn(store, name);
    return kept === null ? NO_DOOR : (JSON.parse(kept) as DoorState);
  });
  const latest = useRef(state);
  const isSending = useRef(false);
  const [isOnline, setIsOnline] = useState(() => navigator.onLine);
  const [isLoading, setIsLoading] = useState(false);

  function change(next: DoorState): void {
    latest.current = next;
    writeOwn(store, name, JSON.stringify(next));
    show(next);
  }

  async function load(): Promise<boolean> {
    setIsLoading(true);
    const answer = await api.call(packDoor, { params: { id: organizationId, item: eventId } });
    setIsLoading(false);
    setIsOnline(answer.ok || answer.error.status !== 0);
    if (answer.ok) change(takeList(latest.current, answer.data, new Date().toISOString()));
    return answer.ok;
  }

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    for (;;) {
      const next = latest.current.queue.find(({ refusal }) => refusal === null);
      if (!next) break;
      const answer = await sendEntry(api, { organizationId, eventId }, next);
      setIsOnline(answer.ok || answer.error.status !== 0);
      if (answer.ok) {
        change(confirmEntry(latest.current, next.nonce, answer.data.activated_at));
        refreshEvents(queries);
      } else if (isRefusal(answer.error.status)) {
        change(refuseEntry(latest.current, next.nonce, answer.error.message));
      } else {
        break;
      }
    }
    isSending.current = false;
  }

  const sendAll = useEffectEvent(() => void send());
  const loadFirst = useEffectEvent(() => {
    if (state.loadedAt === null) void load();
  });
  useEffect(() => {
    const onOnline = () => {
      setIsOnline(true);
      sendAll();
    };
    const onOffline = () => setIsOnline(false);
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    const timer = setInterval(() => sendAll(), AGAIN_MS);
    loadFirst();
    sendAll();
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
      clearInterval(timer);
    };
  }, []);

  function admit(entry: DoorPackEntry, secret: string | null = null): Outcome {
    const at = cameAt(latest.current, entry);
    if (at !== null) return { kind: 'used', entry, at };
    const scan = { nonce: drawIdempotencyKey(), secret, at: new Date().toISOString() };
    change(letIn(latest.current, entry, scan));
    void send();
    return { kind: 'let_in', entry };
  }

  async function admitByCode(text: string): Promise<Outcome> {
    const secret = secretOf(text, eventId);
    const entry = secret === null ? undefined : findByCode(latest.current, await hashOf(secret));
    return entry ? admit(entry, secret) : { kind: 'unknown' };
  }

  return {
    state,
    isOnline,
    isLoading,
    load,
    admit,
    admitByCode,
    dismiss: (nonce: string) => change(dismissEntry(latest.current, nonce)),
  };
}

/** Of a scanned code the server compares the secret: one that has changed hands meanwhile opens nothing. */
function sendEntry(
  api: ApiClient,
  { organizationId: id, eventId: item }: Door,
  { kind, id: entry_id, nonce, secret }: QueuedEntry,
) {
  return secret === null
    ? api.call(admitByHand, { params: { id, item }, body: { kind, entry_id, nonce } })
    : api.call(activateTicket, { params: { id }, body: { secret, nonce } });
}

/** To be sent again: who sends is not signed in, or sends too much. */
const PASSING: readonly number[] = [401, 408, 429];

/** Whether the server has decided; it is asked again after anything else. */
const isRefusal = (status: number) => status >= 400 && status < 500 && !PASSING.includes(status);

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
