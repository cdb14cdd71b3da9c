import type { FastifyInstance } from 'fastify';
import { localeOf } from '../../../platform/http/request-context.ts';
import { ERASED_NAME, readableName } from './erased-name.ts';

/** As JSON writes it. After an odd backslash the same letters are what somebody has typed. */
const WRITTEN = String.raw`\u0018`;
const NAME = /(?<!\\)((?:\\\\)*)\\u0018/g;

/**
 * Calls erased people by a name in the reader's language, in every answer of the API: whoever presents a
 * person, today or tomorrow, need not think of it.
 */
export function presentErasedNames(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (typeof payload !== 'string' || !payload.includes(WRITTEN)) return done(null, payload);
    const name = readableName(ERASED_NAME, localeOf(request));
    return done(
      null,
      payload.replaceAll(NAME, (_, before: string) => before + name),
    );
  });
}
