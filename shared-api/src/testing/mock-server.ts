import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

/**
 * Answers the requests of every test in a file; a request that nobody answers is a lost
 * connection, and an error in the log.
 * Call it once at the top of the file, and `server.use(…)` where a test needs other answers.
 */
export function startMockServer(...handlers: HttpHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
