import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { safeParse } from 'zod/mini';
import { listRoutes } from '@karavan/shared-api/contract/routes';
import { createRandom } from '../seeds/random.ts';
import { filesOfPicture } from './platform/files/files-of-picture.ts';
import { furnishWorld, type World } from './testing/furnished-world.ts';
import { OVERLONG_TEXTS, overlongList } from './testing/fuzz/hostile-values.ts';
import { malformationsFor, put, write, type Request } from './testing/fuzz/malformed-requests.ts';
import { operationsOf, type ApiDocument, type Operation } from './testing/fuzz/operations.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/**
 * Sends so many kinds of malformed requests to every operation of the OpenAPI document. With the same seed
 * they are the same; FUZZ_SEED and FUZZ_SECONDS hunt on elsewhere, or for longer.
 */
const SEED = Number(process.env['FUZZ_SEED'] ?? 2026);
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0);
/** Kinds of malformed requests that each operation gets at least. */
const LEAST_KINDS = 40;
/** Requests at once. */
const WIDTH = 8;
/** Of the processor: a hundred times what reading a body of that length takes. */
const SLOW_MICROSECONDS = 1_000_000;
/** Nothing in the way of the hunt is a limit. */
const UNLIMITED = String(1_000_000_000);

let server: TestServer;
let world: World;
let operations: Operation[];
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await createTestServer({
    REQUESTS_PER_ADDRESS_MINUTE: UNLIMITED,
    AUTH_FAILURES_PER_ADDRESS: UNLIMITED,
    MESSAGES_PER_PERSON_MINUTE: UNLIMITED,
    UPLOADS_PER_PERSON_HOUR: UNLIMITED,
    SMS_PER_ADDRESS_HOUR: UNLIMITED,
  });
  world = await furnishWorld(server);
  const { body } = await server.call('/openapi.json');
  operations = operationsOf(body as ApiDocument);
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function ask({ as }: Operation, request: Request): Promise<Answer> {
  const authorization = as === 'guest' ? undefined : `Token ${await tokenOf(as)}`;
  const { statusCode: status, body: text } = await server.app.inject({
    method: request.method,
    url: request.url,
    headers: {
      ...(authorization && { authorization }),
      'idempotency-key': crypto.randomUUID(),
      ...request.headers,
    },
    ...(request.payload !== undefined && { payload: request.payload }),
  });
  // Some operations end the session that they are asked in.
  if (status === 401) tokens.delete(as);
  return { status, text };
}

async function tokenOf(as: 'person' | 'courier' | 'operator'): Promise<string> {
  const token = tokens.get(as) ?? (await server.sessionOf(world[as]));
  tokens.set(as, token);
  return token;
}

/** What is wrong with an answer to a malformed request; null when nothing is. */
function faultOf({ status, text }: Answer): string | null {
  if (status >= 500) return `answered ${status}`;
  if (status < 400) return null;
  const body = readJson(text);
  const isOurError = body?.['success'] === false && typeof body['message'] === 'string';
  return isOurError ? null : `answered ${status} with ${text.slice(0, 200)}`;
}

function readJson(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}

it('starts from requests that are good', async () => {
  const refused: unknown[] = [];
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const { status, text } = await ask(operation, write(operation));
    if (status === 400) refused.push([operation.name, text]);
  }
  expect(refused).toEqual([]);
});

it('no value is too long to be refused at once', () => {
  const schemas = new Map(listRoutes().map(({ name, route }) => [name, route.body]));
  const slow: string[] = [];
  for (const { name, good, bodyFields } of operations) {
    const schema = schemas.get(name);
    if (!schema || schema === 'multipart') continue;
    for (const field of bodyFields) {
      const known = field.reduce<unknown>(
        (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
        good.body,
      );
      const values = Array.isArray(known)
        ? [overlongList(known)]
        : typeof known === 'object' && known !== null
          ? []
          : OVERLONG_TEXTS;
      for (const value of values) {
        const before = process.cpuUsage();
        safeParse(schema, put(good.body ?? {}, field, value));
        const { user } = process.cpuUsage(before);
        if (user > SLOW_MICROSECONDS) slow.push(`${name} ${field.join('.')}: ${user / 1000} ms`);
      }
    }
  }
  expect(slow).toEqual([]);
}, 600_000);

it(
  'no operation fails for a malformed request, and every refusal says why',
  async () => {
    const random = createRandom(SEED);
    const faults: string[] = [];
    const kinds = new Map<string, Set<string>>();
    const statuses = new Map<number, number>();
    const orders = operations.map((operation) => malformationsFor(operation, random));

    async function attack(index: number, turn: number): Promise<void> {
      const operation = operations[index]!;
      const order = orders[index]!;
      const malformation = order[turn % order.length]!;
      const request = malformation.apply(operation, random);
      const answer = await ask(operation, request);
      kinds.set(operation.name, (kinds.get(operation.name) ?? new Set()).add(malformation.name));
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = faultOf(answer);
      if (fault !== null) {
        const payload = request.payload?.toString().slice(0, 300) ?? '';
        faults.push(
          `${operation.name}, ${malformation.name}: ${fault}\n  ${request.method} ${request.url.slice(0, 300)} ${payload}`,
        );
      }
    }

    const end = Date.now() + SECONDS * 1000;
    for (let turn = 0; turn < LEAST_KINDS || Date.now() < end; turn += 1) {
      for (let first = 0; first < operations.length; first += WIDTH) {
        const group = operations.slice(first, first + WIDTH);
        await Promise.all(group.map((_operation, index) => attack(first + index, turn)));
      }
    }
    console.info(
      `Fuzz: seed ${SEED}, ${operations.length} operations, ${JSON.stringify(Object.fromEntries(statuses))}`,
    );
    expect(faults).toEqual([]);
    for (const operation of operations) {
      expect(kinds.get(operation.name)!.size).toBeGreaterThanOrEqual(LEAST_KINDS);
    }
  },
  (SECONDS + 300) * 1000,
);

it('uploads have left nothing but what was stored, in its place', async () => {
  const { db } = server.database;
  const pictures = await db.selectFrom('file').select('key').execute();
  const videos = await db.selectFrom('video').select('key').execute();
  const documents = await db.selectFrom('verification_document').select('key').execute();
  const known = [
    ...documents.map(({ key }) => path.join('..', 'documents', key)),
    ...pictures.flatMap(({ key }) => filesOfPicture(key)),
    ...videos.map(({ key }) => `${key}.mp4`),
  ];
  const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(path.join(server.dataDir, 'files'), path.join(entry.parentPath, entry.name)),
    );
  expect(files.length).toBeGreaterThan(0);
  expect(known).toEqual(expect.arrayContaining(files));
});

it('would tell of a failure', () => {
  expect(faultOf({ status: 500, text: '{"success":false,"message":""}' })).not.toBeNull();
  expect(faultOf({ status: 400, text: '<html>' })).not.toBeNull();
  expect(faultOf({ status: 400, text: '{"success":false,"message":""}' })).toBeNull();
});
