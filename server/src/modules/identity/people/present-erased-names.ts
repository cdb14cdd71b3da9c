import type { FastifyInstance } from 'fastify';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { localeOf } from '../../../platform/http/request-context.ts';
import { ERASED_NAME, readableName } from './erased-name.ts';

/** As JSON writes it. After an odd backslash the same letters are what somebody has typed. */
const WRITTEN = String.raw`\u0018`;
const NAME = /(?<!\\)((?:\\\\)*)\\u0018/g;

/** Calls erased people by a name in the reader's language, in what is written as JSON. */
export function nameErased(json: string, locale: Locale): string {
  if (!json.includes(WRITTEN)) return json;
  const name = readableName(ERASED_NAME, locale);
  return json.replaceAll(NAME, (_, before: string) => before + name);
}

/**
 * The same for every answer of the API that goes out as text: whoever presents a person, today or tomorrow, need not
 * think of it. Answers that guests share go out as bytes, and take `nameErased` before.
 */
export function presentErasedNames(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? nameErased(payload, localeOf(request)) : payload);
  });
}
