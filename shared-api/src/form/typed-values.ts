import { hashKey } from '@tanstack/react-query';

/** The number of a state: it counts also what stands in other forms, and nobody types it. */
const VERSION = 'version';

/** Equal but for the order of the names in them. */
export function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}

/**
 * Puts what was typed upon other values of the same form, field by field: what was not typed stays as it is there.
 * @param kept all values of the form, as they were typed
 * @param over what they were typed over
 */
export function withTyped<V extends object>(onto: V, kept: object, over: object): V {
  const fields = Object.entries(onto).map(([field, value]: [string, unknown]) => {
    const typed = valueOf(kept, field);
    const isTyped = isAlike(typed, value) && !isSame(typed, valueOf(over, field));
    return [field, isTyped ? typed : value];
  });
  return Object.fromEntries(fields) as V;
}

/** Whether a field that both have is another one now. */
export function hasMoved(over: object, stored: object): boolean {
  return Object.entries(stored).some(
    ([field, value]: [string, unknown]) =>
      field !== VERSION &&
      // What is only ever sent is not stored.
      value !== undefined &&
      field in over &&
      !isSame(valueOf(over, field), value),
  );
}

const valueOf = (values: object, field: string): unknown =>
  (values as Readonly<Record<string, unknown>>)[field];

/** Another release's form may have stored something different under the same name. */
function isAlike(typed: unknown, value: unknown): boolean {
  if (typed === undefined) return false;
  if (typed === null || value === null || value === undefined) return true;
  return typeof typed === typeof value && Array.isArray(typed) === Array.isArray(value);
}
