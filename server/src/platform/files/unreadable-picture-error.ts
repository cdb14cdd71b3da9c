/** `format`: not decodable; `pixels`: more than we decode; `time`: it takes longer than we wait. */
type Reason = 'format' | 'pixels' | 'time';

/** A file that is no picture we take. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(`The picture cannot be read (${reason})`, options);
    this.reason = reason;
  }
}
