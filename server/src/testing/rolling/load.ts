import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch, type RequestInit } from 'undici';

export interface Asked {
  readonly path: string;
  readonly init?: RequestInit;
}

export interface Load {
  /** Requests that have been answered so far. */
  count(): number;
  /** Ends it; answers what has failed, in words. */
  stop(): Promise<string[]>;
}

const PAUSE_MS = 10;

/**
 * People who ask one thing after the other, over connections that are kept, until the load is stopped.
 * Whatever is not answered with success has failed.
 * @param next what somebody asks for next
 */
export function startLoad(
  address: string,
  { people, next }: { readonly people: number; readonly next: (turn: number) => Asked },
): Load {
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false }, connections: people });
  const failures: string[] = [];
  let count = 0;
  let isOver = false;

  async function ask(turn: number): Promise<void> {
    const { path, init } = next(turn);
    const name = `${init?.method ?? 'GET'} ${path}`;
    try {
      const answer = await fetch(address + path, { ...init, dispatcher });
      const body = await answer.text();
      if (!answer.ok) failures.push(`${name}: ${answer.status} ${body.slice(0, 200)}`);
    } catch (error) {
      const { message, cause } = error as Error;
      failures.push(`${name}: ${message} (${String(cause)})`);
    }
    count += 1;
  }

  async function live(person: number): Promise<void> {
    for (let turn = person; !isOver; turn += people) {
      await ask(turn);
      await sleep(PAUSE_MS);
    }
  }

  const lives = Array.from({ length: people }, (_, person) => live(person));
  return {
    count: () => count,
    async stop() {
      isOver = true;
      await Promise.all(lives);
      await dispatcher.close();
      return failures;
    },
  };
}
