import type { Random } from '../../../seeds/random.ts';
import { HOSTILE_PAYLOADS, HOSTILE_HEADERS, HOSTILE_URLS } from './hostile-envelopes.ts';
import { HOSTILE_UPLOADS } from './hostile-uploads.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.ts';
import type { Draft, FieldPath, Operation } from './operations.ts';

export interface Request {
  readonly method: Operation['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | undefined;
}

/** One way to get a request wrong, with the random place that it picks. */
export interface Malformation {
  readonly name: string;
  apply(operation: Operation, random: Random): Request;
}

/** A name that no operation knows: where it names no fields of its own. */
const UNKNOWN = 'unknown_field';

/** What a route's own code meets. */
const INNER: readonly Malformation[] = [
  ...Object.entries(HOSTILE_TEXTS).map(([name, value]) => ({
    name: `text: ${name}`,
    apply: (operation: Operation, random: Random) => withText(operation, value, random),
  })),
  ...Object.entries(HOSTILE_VALUES).map(([name, value]) => ({
    name: `value: ${name}`,
    apply: ({ good, ...operation }: Operation, random: Random) => {
      const field = random.pick(
        operation.bodyFields.length > 0 ? operation.bodyFields : [[UNKNOWN]],
      );
      return write({ ...operation, good: { ...good, body: put(good.body ?? {}, field, value) } });
    },
  })),
];

/** What is refused before any route is asked. */
const OUTER: readonly Malformation[] = [
  ...Object.entries(HOSTILE_PAYLOADS).map(([name, { type, payload }]) => ({
    name: `payload: ${name}`,
    apply: (operation: Operation) => ({
      ...write(operation),
      headers: { 'content-type': type },
      payload,
    }),
  })),
  ...Object.entries(HOSTILE_HEADERS).map(([name, headers]) => ({
    name: `header: ${name}`,
    apply: (operation: Operation) => {
      const good = write(operation);
      return { ...good, headers: { ...good.headers, ...headers } };
    },
  })),
  ...Object.entries(HOSTILE_URLS).map(([name, change]) => ({
    name: `url: ${name}`,
    apply: (operation: Operation) => {
      const good = write(operation);
      return { ...good, url: change(good.url) };
    },
  })),
];

const UPLOADS: readonly Malformation[] = Object.entries(HOSTILE_UPLOADS).map(
  ([name, { type, payload }]) => ({
    name: `upload: ${name}`,
    apply: (operation: Operation) => ({
      ...write(operation),
      headers: { 'content-type': type },
      payload,
    }),
  }),
);

/**
 * In the order in which they are sent: every hostile file to what takes files; to others, two of three
 * are for the operation itself to deal with, as the rest meets the same code everywhere.
 */
export function malformationsFor({ isUpload }: Operation, random: Random): readonly Malformation[] {
  const outer = shuffled(OUTER, random);
  const inner = shuffled(INNER, random);
  if (isUpload) return [...shuffled(UPLOADS, random), ...outer, ...inner];
  const mixed = inner.flatMap((one, index) => [one, ...outer.splice(0, index % 2)]);
  return [...mixed, ...outer];
}

function shuffled<T>(list: readonly T[], { next }: Random): T[] {
  return list
    .map((value) => ({ value, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

/** The operation's good request, as it is sent. */
export function write({
  method,
  path,
  good: { path: ids, query, body },
  isUpload,
}: Pick<Operation, 'method' | 'path' | 'good' | 'isUpload'>): Request {
  const address = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encode(ids[name]!));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
  const payload = isUpload ? '--b--\r\n' : body && JSON.stringify(body);
  return {
    method,
    url: search.length > 0 ? `${address}?${search.join('&')}` : address,
    headers:
      payload === undefined
        ? {}
        : { 'content-type': isUpload ? 'multipart/form-data; boundary=b' : 'application/json' },
    payload,
  };
}

/** Puts the text where the operation takes one: into the path, the query or the body. */
function withText(operation: Operation, value: string, random: Random): Request {
  const { good, pathFields, queryFields, bodyFields } = operation;
  const places: readonly (() => Draft)[] = [
    ...pathFields.map((name) => () => ({ ...good, path: { ...good.path, [name]: value } })),
    ...queryFields.map((name) => () => inQuery(good, name, value)),
    ...bodyFields.map((field) => () => ({ ...good, body: put(good.body ?? {}, field, value) })),
  ];
  const place = places.length > 0 ? random.pick(places) : () => inQuery(good, UNKNOWN, value);
  return write({ ...operation, good: place() });
}

const inQuery = (good: Draft, name: string, value: string): Draft => ({
  ...good,
  query: { ...good.query, [name]: value },
});

/** Puts a value where a field is. */
export function put(body: object, [name, ...rest]: FieldPath, value: unknown): object {
  const inner = (body as Record<string | number, unknown>)[name!];
  const isObject = typeof inner === 'object' && inner !== null;
  const placed = rest.length === 0 ? value : put(isObject ? inner : emptyFor(rest), rest, value);
  return typeof name === 'number'
    ? [placed, ...(body as unknown[]).slice(1)]
    : { ...body, [name!]: placed };
}

const emptyFor = ([next]: FieldPath): object => (typeof next === 'number' ? [] : {});

/** Percent-encodes what has no proper encoding, too. */
function encode(text: string): string {
  return text.replaceAll(/\p{Surrogate}|[^]/gu, (character) =>
    /\p{Surrogate}/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character),
  );
}
