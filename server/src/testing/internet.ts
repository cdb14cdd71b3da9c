import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for the internet; every other loopback address stands for our own network. */
export const INTERNET = '127.0.0.2';

export const isInternet = (address: string) => address === INTERNET;

/** A server at one of our addresses that answers as it is told. */
export async function listen(host: string, answer: RequestListener, atPort = 0) {
  const server = createServer(answer).listen(atPort, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${host}:${port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
