import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { defineRoute } from '@karavan/shared-api/contract/route';
import { ApiError } from '../errors/api-error.ts';
import { registerErrorTranslator } from '../errors/register-error-translator.ts';
import { implementShared } from './implement.ts';
import { registerRoutes } from './register-routes.ts';

const Shelf = z.object({ reader: z.nullable(z.number()), reading: z.number(), words: z.string() });

const readShelf = defineRoute({
  method: 'GET',
  path: '/shelves/{id}/',
  permission: 'public',
  summary: 'A shelf of the test.',
  tags: ['test'],
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ order: z.optional(z.string()) }),
  responses: { 200: Shelf },
});

const MOMENT_MS = 1000;

let app: FastifyInstance;
let readings = 0;
let isGone = false;
/** Holds a reading back until it is called. */
let proceed: (() => void) | null = null;

function serve(guestAnswerMs: number): void {
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  registerErrorTranslator(app);
  const shelf = implementShared(readShelf, async ({ params, query, context }) => {
    const reading = ++readings;
    if (proceed) await new Promise<void>((resolve) => (proceed = resolve));
    if (isGone) throw new ApiError('not_found');
    const words = [params.id, query.order, context.locale, context.currency].join(' ');
    return { reader: context.actor?.userId ?? null, reading, words };
  });
  registerRoutes(app, [shelf], {
    requestSeconds: 15,
    guestAnswerMs,
    finishText: (json, locale) => json.replaceAll('[reader]', locale),
    authorizer: {
      authorize: async ({ headers }) => {
        const userId = headers['x-user'] && Number(headers['x-user']);
        return { actor: userId ? { userId, sessionId: 1, isBrowser: false } : null, team: null };
      },
    },
  });
}

async function read(url = '/shelves/1/', headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: `/api/v1${url}`, headers });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json<Answer>() };
}
type Answer = Partial<z.output<typeof Shelf>>;

beforeEach(() => {
  jest.useFakeTimers({
    now: 1,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
  });
  readings = 0;
  isGone = false;
  proceed = null;
});
afterEach(async () => {
  jest.useRealTimers();
  await app.close();
});

it('guests who ask for the same within a moment get what was read for the first', async () => {
  serve(MOMENT_MS);
  const first = await read();
  expect(first).toMatchObject({ status: 200, reading: 1, words: '1  ru ' });
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  jest.setSystemTime(MOMENT_MS);
  expect(await read()).toMatchObject({ reading: 1, words: first.words });
});

it('the first who asks just after a moment does not wait either; the next gets what was read for them', async () => {
  serve(MOMENT_MS);
  await read();
  jest.setSystemTime(MOMENT_MS + 1);
  expect((await read()).reading).toBe(1);
  expect((await read()).reading).toBe(2);
});

it('those who ask while it is being read wait for it, and nobody reads it twice', async () => {
  serve(MOMENT_MS);
  proceed = () => undefined;
  const asked = [read(), read(), read()];
  await new Promise((resolve) => setTimeout(resolve, 20));
  proceed();
  expect((await Promise.all(asked)).map(({ reading }) => reading)).toEqual([1, 1, 1]);
});

it('whoever is signed in reads it as it is now, and theirs is never shown to others', async () => {
  serve(MOMENT_MS);
  await read();
  expect(await read('/shelves/1/', { 'x-user': '7' })).toMatchObject({ reading: 2, reader: 7 });
  expect(await read('/shelves/1/', { 'x-user': '8' })).toMatchObject({ reading: 3, reader: 8 });
  expect(await read()).toMatchObject({ reading: 1, reader: null });
});

it.each([
  ['another thing', '/shelves/2/', {}],
  ['another order', '/shelves/1/?order=price', {}],
  ['another language', '/shelves/1/', { 'accept-language': 'de' }],
  ['another currency', '/shelves/1/', { 'x-currency': 'USD' }],
])('%s is an answer of its own', async (_name, url, headers) => {
  serve(MOMENT_MS);
  const known = await read();
  const other = await read(url, headers);
  expect(other.reading).toBe(2);
  expect(other.words).not.toBe(known.words);
});

it('words that depend on the reader are put in before anybody gets it', async () => {
  serve(MOMENT_MS);
  const address = '/shelves/1/?order=[reader]';
  expect((await read(address)).words).toBe('1 ru ru ');
  expect((await read(address)).words).toBe('1 ru ru ');
  expect((await read(address, { 'accept-language': 'de' })).words).toBe('1 de de ');
});

it('what is refused is asked for anew', async () => {
  serve(MOMENT_MS);
  isGone = true;
  expect((await read()).status).toBe(404);
  isGone = false;
  expect(await read()).toMatchObject({ status: 200, reading: 2 });
});

it('nothing is shared where a moment has no length', async () => {
  serve(0);
  await read();
  expect((await read()).reading).toBe(2);
});
