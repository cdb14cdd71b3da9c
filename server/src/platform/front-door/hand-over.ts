import type { ChildProcess } from 'node:child_process';
import type { Server } from 'node:net';

/** Tells a server process that it gets its port from the one that has started it. */
export const HANDED_OVER = '--port-handed-over';

const TAKEN = 'port taken';

/**
 * Resolves when the other process listens on it, or has ended.
 * @param child started with an IPC channel and HANDED_OVER
 */
export async function sendPort(child: ChildProcess, server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.on('message', (message) => message === TAKEN && resolve());
  child.once('exit', () => resolve());
  child.send('port', server, (error) => error && resolve());
  await promise;
}

/**
 * The port of whoever has started us.
 * @param listen is called with it at once: what connects in between would be nobody's
 */
export async function takeOverPort<T>(listen: (port: Server) => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  process.once('message', (_message, port) => resolve(listen(port as Server)));
  const taken = await promise;
  process.send?.(TAKEN);
  return taken;
}
