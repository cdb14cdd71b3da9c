import type { z } from 'zod/mini';
import { Id } from '@karavan/shared-api/contract/common';
import type { Route } from '@karavan/shared-api/contract/route';

/** Where a request names a thing by its id, beside its path. */
export interface IdField {
  readonly part: 'query' | 'body';
  /** Names of fields; 0 for the first of a list. */
  readonly path: readonly (string | number)[];
}

/** Every id that a route takes in its query or its body, found by the schema of ids. */
export function idFieldsOf({ query, body }: Route): IdField[] {
  const inBody = body === 'multipart' ? undefined : body;
  return [
    ...pathsOf(query).map((path) => ({ part: 'query', path }) as const),
    ...pathsOf(inBody).map((path) => ({ part: 'body', path }) as const),
  ];
}

function pathsOf(
  schema: z.core.$ZodType | undefined,
  at: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (schema === undefined) return [];
  if (schema === Id) return [at];
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => pathsOf(field, [...at, name]));
    case 'array':
      return pathsOf(def.element, [...at, 0]);
    case 'union':
      return def.options.flatMap((option) => pathsOf(option, at));
    default:
      return 'innerType' in def ? pathsOf(def.innerType, at) : [];
  }
}

/** The value with an id at a place in it; what is missing on the way is made. */
export function withId(value: unknown, [name, ...rest]: IdField['path'], id: number): unknown {
  if (name === undefined) return id;
  if (typeof name === 'number') {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
    return [withId(first, rest, id), ...others];
  }
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: withId(fields[name], rest, id) };
}
