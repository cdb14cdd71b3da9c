/**
 * Tells all server processes that something has happened to a key. It carries no data, and what it
 * loses is made up for: the tables have everything, and sockets look there again by themselves.
 */
export interface WakeUp {
  /** Called after a commit, so it neither fails nor waits: the wake-up is sent aside. */
  announce(key: string): void;
  /** @param listener gets null where anything may have been missed */
  onWake(listener: (key: string | null) => void): void;
  /** Why the other processes cannot be reached at the moment, in a sentence; null while they can. */
  problem(): string | null;
  close(): Promise<void>;
}

/** The key of what concerns every open page: other releases. */
export const RELEASES_MOVED = 'releases';

export const CHANNEL = 'karavan_realtime';
