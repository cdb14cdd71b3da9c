/**
 * Works on things one after the other; one that fails does not stop the others.
 * @throws AggregateError of all that failed
 */
export async function eachInTurn<Thing>(
  things: Iterable<Thing> | AsyncIterable<Thing>,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const thing of things) {
    try {
      await work(thing);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed`);
}
