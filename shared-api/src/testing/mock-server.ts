import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

/**
 * Answers the requests of every test in a file; an unhandled request becomes a lost connection and
 * an error in the log. Call it once at the top of the file, and use `server.use(…)` where a test
 * needs other answers.
 */
export function startMockServer(...handlers: HttpHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
