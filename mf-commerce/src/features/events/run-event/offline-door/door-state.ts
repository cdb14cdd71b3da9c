import type { DoorPackEntry } from '@karavan/shared-api/contract/events';

/** Somebody let in on this device, whom the server does not know of yet, or does not admit. */
export interface QueuedEntry {
  /** The same however often it is sent. */
  readonly nonce: string;
  readonly kind: DoorPackEntry['kind'];
  readonly id: number;
  readonly name: string;
  /** What was scanned; null for whoever was found by name. */
  readonly secret: string | null;
  /** When they were let in. */
  readonly at: string;
  /** Why the server does not admit them, in words; null while it was not asked. */
  readonly refusal: string | null;
}

/** What a device keeps of the entrance of one event. */
export interface DoorState {
  readonly list: readonly DoorPackEntry[];
  /** False where there are more than it was given. */
  readonly isWhole: boolean;
  /** When the list was loaded; null before it ever was. */
  readonly loadedAt: string | null;
  readonly queue: readonly QueuedEntry[];
}

export const NO_DOOR: DoorState = { list: [], isWhole: true, loadedAt: null, queue: [] };

type Person = Pick<DoorPackEntry, 'kind' | 'id'>;

const isOf = (person: Person) => (other: Person) =>
  other.kind === person.kind && other.id === person.id;

/** When somebody came in, as this device knows it; null for whoever has not. */
export function cameAt({ queue }: DoorState, entry: DoorPackEntry): string | null {
  return entry.activated_at ?? queue.find(isOf(entry))?.at ?? null;
}

/** Lets somebody in who is not in yet; the caller has asked `cameAt`. */
export function letIn(
  state: DoorState,
  { kind, id, name }: DoorPackEntry,
  scan: Pick<QueuedEntry, 'nonce' | 'secret' | 'at'>,
): DoorState {
  return { ...state, queue: [...state.queue, { kind, id, name, ...scan, refusal: null }] };
}

/** The server has admitted them. */
export function confirmEntry(state: DoorState, nonce: string, activatedAt: string): DoorState {
  const sent = state.queue.find((entry) => entry.nonce === nonce);
  if (!sent) return state;
  const isTheirs = isOf(sent);
  return {
    ...state,
    list: state.list.map((entry) =>
      isTheirs(entry) ? { ...entry, activated_at: activatedAt } : entry,
    ),
    queue: state.queue.filter((entry) => entry !== sent),
  };
}

/** The server does not admit them: somebody else came in with it, or it is not valid any more. */
export function refuseEntry(state: DoorState, nonce: string, refusal: string): DoorState {
  return {
    ...state,
    queue: state.queue.map((entry) => (entry.nonce === nonce ? { ...entry, refusal } : entry)),
  };
}

/** Staff have seen why somebody was not admitted. */
export function dismissEntry(state: DoorState, nonce: string): DoorState {
  return { ...state, queue: state.queue.filter((entry) => entry.nonce !== nonce) };
}

/** A list that was loaded anew; who was let in here stays so until the server has answered. */
export function takeList(
  state: DoorState,
  { list, is_whole }: { readonly list: readonly DoorPackEntry[]; readonly is_whole: boolean },
  loadedAt: string,
): DoorState {
  return { ...state, list, isWhole: is_whole, loadedAt };
}

/** Whom a code belongs to, by its SHA-256. */
export const findByCode = ({ list }: DoorState, code: string) =>
  list.find((entry) => entry.code === code);

/** By a part of the name, or by the whole number of the order. */
export function findByWords({ list }: DoorState, words: string, limit: number): DoorPackEntry[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  const found: DoorPackEntry[] = [];
  for (const entry of list) {
    const isMeant =
      entry.name.toLocaleLowerCase().includes(wanted) || String(entry.order_id) === wanted;
    if (isMeant && found.push(entry) === limit) break;
  }
  return found;
}

/** What a scanned text says at the door of an event: the secret of its code; null for any other text. */
export function secretOf(text: string, eventId: number): string | null {
  const [, secret] = new RegExp(`/event-activation/${eventId}#(.+)$`).exec(text.trim()) ?? [];
  return secret ?? null;
}
