/** Options in their order, except that one's own come first, and then those that are much in use. */
export function nearFirst<T extends { readonly value: string }>(
  options: readonly T[],
  own: readonly (string | null | undefined)[],
  inUse: ReadonlySet<string>,
): T[] {
  const rank = ({ value }: T) => (own.includes(value) ? 0 : inUse.has(value) ? 1 : 2);
  return options.toSorted((one, other) => rank(one) - rank(other));
}
