import type { FastifyInstance } from 'fastify';

/** In characters. */
const LARGE = 8192;

/**
 * Sends large texts as bytes. As texts they would be copied once more together with their headers, and
 * into room for three bytes of each character.
 */
export function sendBytes(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) =>
    done(
      null,
      typeof payload === 'string' && payload.length > LARGE ? Buffer.from(payload) : payload,
    ),
  );
}
