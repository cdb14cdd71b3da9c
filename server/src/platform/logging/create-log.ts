import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import {
  pino,
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type Logger,
} from 'pino';

/** Never logged, wherever it stands: what opens an account, and what people write to each other. */
const SECRETS = [
  'token',
  'ticket',
  'code',
  'password',
  'secret',
  'text',
  'authorization',
  'cookie',
  'set-cookie',
  'x-csrftoken',
];

/** The server's log: one JSON object a line. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[secret]',
    },
    serializers: { req: requestLine, err: errorReport },
    mixin: (_line: object, _level: number, log: object) => ({ reqId: (log as OfRequest)[REQUEST] }),
  };
  return destination ? pino(options, destination) : pino(options);
}

const REQUEST = Symbol('request');
interface OfRequest {
  [REQUEST]?: unknown;
}

/**
 * A log whose lines tell the request's id. As what pino binds to a child it would be searched for secrets
 * at every request, of which few write a line.
 */
export function logOfRequest(
  log: FastifyBaseLogger,
  { reqId }: Bindings,
  options: ChildLoggerOptions,
): FastifyBaseLogger {
  const own: FastifyBaseLogger & OfRequest = log.child({}, options);
  own[REQUEST] = reqId;
  return own;
}

/** An address that ends in a proof. */
const PROOF_ADDRESS = /^(\/profile\/edit-auth\/).+/;

/** Without the query: it may carry a socket's ticket, or what somebody searches for. */
function requestLine({ method, url, ip }: FastifyRequest): object {
  const path = url.split('?', 1)[0]!.replace(PROOF_ADDRESS, '$1[secret]');
  return { method, path, remoteAddress: ip };
}

/** Without what drivers attach: PostgreSQL's detail quotes the row at fault, and with it what people write. */
function errorReport(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { errorCode: code }),
    ...(error.cause !== undefined && { cause: errorReport(error.cause) }),
  };
}
