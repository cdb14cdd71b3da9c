import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

interface Pace {
  readonly connections: number;
  readonly perSecond: number;
  readonly seconds: number;
}

export interface PacedCalls {
  /** Of each answer, in milliseconds with fractions. */
  readonly latencies: readonly number[];
  readonly errors: number;
}

/**
 * Calls an address at an even pace: each connection has moments at which it is due. A call that had to wait
 * for the one before counts from when it was due, any other from when it was sent, since a timer is late by
 * itself.
 */
export async function callAtPace(url: string, pace: Pace): Promise<PacedCalls> {
  const { connections, perSecond, seconds } = pace;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let errors = 0;
  const gap = (connections * 1000) / perSecond;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const first = start + (gap * connection) / connections;
      for (let due = first; due < start + seconds * 1000; due += gap) {
        const wait = due - performance.now();
        if (wait > 0) await pause(wait);
        const begun = wait > 0 ? performance.now() : due;
        if ((await call(url, agent)) !== 200) errors += 1;
        latencies.push(performance.now() - begun);
      }
    }),
  );
  agent.destroy();
  return { latencies, errors };
}

/** The status of an answer, once it has been read. */
function call(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    }).once('error', reject);
  });
}
