/** What was sent is no video that browsers play, or only a part of one. */
export class UnreadableVideoError extends Error {
  override readonly name = 'UnreadableVideoError';
}
