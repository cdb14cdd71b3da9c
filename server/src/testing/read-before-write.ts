/**
 * Runs `count` careless operations in the order that hurts: each reads before any of them writes.
 * For tests that show what would go wrong without a condition in the write itself.
 * @returns what each `write` answered
 */
export async function readBeforeWrite<Seen, Result>(
  count: number,
  read: () => Promise<Seen>,
  write: (seen: Seen, index: number) => Promise<Result>,
): Promise<Result[]> {
  const seen = await Promise.all(Array.from({ length: count }, read));
  return Promise.all(seen.map(write));
}
