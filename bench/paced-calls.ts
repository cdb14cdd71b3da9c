import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

interface Pace {
  readonly connections: number;
  /** By all connections together; where it is left out, each asks again as soon as it is answered. */
  readonly perSecond?: number;
  readonly seconds: number;
  /** Of somebody who is signed in; without it guests ask, who share answers. */
  readonly token?: string;
}

export interface PacedCalls {
  /** Of each answer, in milliseconds with fractions. */
  readonly latencies: readonly number[];
  readonly errors: number;
}

/**
 * Calls addresses of one server in turns, at an even pace: each connection has moments at which it is due. A call
 * that had to wait for the one before counts from when it was due, any other from when it was sent, since a timer
 * is late by itself.
 */
export async function callAtPace(urls: readonly string[], pace: Pace): Promise<PacedCalls> {
  const { connections, perSecond = Infinity, seconds, token } = pace;
  const requests = urls.map((url) => requestFor(url, token));
  const callers = await Promise.all(
    Array.from({ length: connections }, () => openCaller(urls[0]!)),
  );
  const latencies: number[] = [];
  let errors = 0;
  const gap = (connections * 1000) / perSecond;
  const start = performance.now();
  await Promise.all(
    callers.map(async ({ call, close }, connection) => {
      const first = start + (gap * connection) / connections;
      let turn = connection;
      for (
        let due = first;
        due < start + seconds * 1000;
        due = gap === 0 ? performance.now() : due + gap
      ) {
        const wait = due - performance.now();
        if (wait > 0) await pause(wait);
        const begun = wait > 0 ? performance.now() : due;
        if ((await call(requests[turn % requests.length]!)) !== 200) errors += 1;
        turn += 1;
        latencies.push(performance.now() - begun);
      }
      close();
    }),
  );
  return { latencies, errors };
}

const HEAD_END = '\r\n\r\n';
/** A head is shorter, in bytes. */
const HEAD_MAX = 4096;

function requestFor(url: string, token: string | undefined): Buffer {
  const { host, pathname } = new URL(url);
  const proof = token === undefined ? '' : `authorization: Token ${token}\r\n`;
  return Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\n${proof}\r\n`);
}

interface Caller {
  /** The status of the answer, once it has been read. */
  call(request: Buffer): Promise<number>;
  close(): void;
}

/** What one read of a socket takes at most, in bytes. */
const READ_MAX = 65_536;

/**
 * Asks over one connection, by as little work as can be: Node's own client takes as long for a call as
 * the server for its answer, and delays the others on this machine. Answers must tell their length.
 */
async function openCaller(url: string): Promise<Caller> {
  const { hostname, port } = new URL(url);
  // Always the same room: what is read into new ones has to be collected.
  const room = Buffer.alloc(READ_MAX);
  let read: (chunk: Buffer) => void = () => undefined;
  const socket = connect({
    port: Number(port),
    host: hostname,
    noDelay: true,
    onread: {
      buffer: room,
      callback(length) {
        read(room.subarray(0, length));
        return true;
      },
    },
  });
  await once(socket, 'connect');
  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        read = answerReader(resolve, reject);
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

/** Takes an answer in pieces. */
function answerReader(
  resolve: (status: number) => void,
  reject: (error: Error) => void,
): (chunk: Buffer) => void {
  let head = '';
  let left = Infinity;
  let status = 0;
  return (chunk) => {
    if (status === 0) {
      const before = head.length;
      // Of the first pieces, no more than a head can be.
      head += chunk.toString('latin1', 0, HEAD_MAX);
      const end = head.indexOf(HEAD_END);
      if (end === -1) return;
      status = Number(head.slice(9, 12));
      const length = /\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
      if (length === undefined) return reject(new Error('An answer does not tell its length'));
      left = Number(length) - (before + chunk.length - end - HEAD_END.length);
    } else {
      left -= chunk.length;
    }
    if (left === 0) resolve(status);
  };
}
