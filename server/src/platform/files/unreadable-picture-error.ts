/** A file that is no picture we take: not decodable, or with more pixels than we decode. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
  readonly reason: 'format' | 'pixels';

  constructor(reason: 'format' | 'pixels', options?: ErrorOptions) {
    super(`The picture cannot be read (${reason})`, options);
    this.reason = reason;
  }
}
