import type { Ticket } from './tickets.ts';

export interface SocketLimits {
  readonly perSession: number;
  readonly perPerson: number;
}

/** Counts the open sockets of this process by session and by person. */
export function createSocketQuota({ perSession, perPerson }: SocketLimits) {
  const counts = new Map<string, number>();
  return {
    /** Answers what gives the place back, or null when there is none left. */
    take({ sessionId, userId }: Pick<Ticket, 'sessionId' | 'userId'>): (() => void) | null {
      const [session, person] = [`session:${sessionId}`, `person:${userId}`] as const;
      const isFull =
        (counts.get(session) ?? 0) >= perSession || (counts.get(person) ?? 0) >= perPerson;
      if (isFull) return null;
      for (const key of [session, person]) counts.set(key, (counts.get(key) ?? 0) + 1);
      return () => {
        for (const key of [session, person]) {
          const left = (counts.get(key) ?? 0) - 1;
          if (left > 0) counts.set(key, left);
          else counts.delete(key);
        }
      };
    },
  };
}
