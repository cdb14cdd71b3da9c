import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorText } from '../errors/error-texts.ts';
import { localeOf } from '../http/request-context.ts';

const RETRY_AFTER_SECONDS = 2;

/**
 * What everybody gets while the server is still starting. The process itself is well, so `/healthz` says
 * so: whoever watches must not end it in the middle of a long migration.
 */
export function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  // The next answer may come from another process.
  response.setHeader('connection', 'close');
  if (request.url === '/healthz') return answer(response, 200, { status: 'ok' });
  response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  if (request.url === '/readyz') return answer(response, 503, { status: 'starting' });
  const message = errorText('unavailable', localeOf(request));
  if (request.headers.accept?.includes('text/html')) {
    // The page that was asked for comes as soon as there is somebody to make it.
    response.setHeader('refresh', RETRY_AFTER_SECONDS);
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
    return undefined;
  }
  return answer(response, 503, { success: false, code: 'unavailable', message });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.setHeader('cache-control', 'no-store');
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
