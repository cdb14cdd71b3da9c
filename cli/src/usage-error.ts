/** A command that was given wrongly, in one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
