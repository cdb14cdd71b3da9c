/**
 * Whether a write failed because a row with the same key is there: somebody else may have added it since it was
 * looked for. Of the given indexes alone where they are named.
 */
export function isUniqueViolation(error: unknown, ...indexes: readonly string[]): boolean {
  const { code, constraint } = error as {
    readonly code?: unknown;
    readonly constraint?: string;
  };
  return (
    code === '23505' && (indexes.length === 0 || indexes.some((index) => index === constraint))
  );
}
