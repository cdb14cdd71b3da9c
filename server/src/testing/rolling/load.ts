import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch, type RequestInit } from 'undici';

export interface Asked {
  readonly path: string;
  readonly init?: RequestInit;
  /** `sha384-…`, which the answer must have. */
  readonly integrity?: string;
  /** What the answer makes a browser ask for. */
  readonly leadsTo?: (body: string) => readonly Asked[];
}

export interface Load {
  /** What has been asked for and answered so far; a page counts once, with all that it led to. */
  count(): number;
  /** Ends it; answers what has failed, in words. */
  stop(): Promise<string[]>;
}

const PAUSE_MS = 10;

const integrityOf = (body: string) =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

/**
 * People who ask one thing after the other, over connections that are kept, until the load is stopped.
 * Whatever is not answered with success has failed.
 * @param next what somebody asks for next
 */
export function startLoad(
  address: string,
  { people, next }: { readonly people: number; readonly next: (turn: number) => Asked },
): Load {
  const dispatcher = new Agent({
    // Nginx ends a connection after a thousand requests. Browsers then repeat what an ending HTTP/2
    // connection has not taken; undici does not.
    allowH2: false,
    connect: { rejectUnauthorized: false },
    connections: people,
  });
  const failures: string[] = [];
  let count = 0;
  let isOver = false;

  async function ask(turn: number): Promise<void> {
    await settle(next(turn));
    count += 1;
  }

  async function settle({ path, init, integrity, leadsTo }: Asked): Promise<void> {
    const name = `${init?.method ?? 'GET'} ${path}`;
    try {
      const answer = await fetch(address + path, { ...init, dispatcher });
      const body = await answer.text();
      if (!answer.ok) failures.push(`${name}: ${answer.status} ${body.slice(0, 200)}`);
      else if (integrity !== undefined && integrity !== integrityOf(body)) {
        failures.push(`${name}: is not what the page names`);
      }
      if (answer.ok) await Promise.all((leadsTo?.(body) ?? []).map(settle));
    } catch (error) {
      const { message, cause } = error as Error;
      failures.push(`${name}: ${message} (${String(cause)})`);
    }
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
      if (!dispatcher.closed) await dispatcher.close();
      return failures;
    },
  };
}
