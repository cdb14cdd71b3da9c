const LENGTH_BYTES = 4;
/** A sender of millions of empty ones must not keep the reader busy. */
const PARTS_MAX = 8;

/** One frame of up to eight texts or bytes, each with its length before it. */
export function joinParts(parts: readonly (string | Uint8Array)[]): Buffer {
  const lengths = parts.map((part) => Buffer.byteLength(part));
  const frame = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + LENGTH_BYTES + length, 0));
  let at = 0;
  parts.forEach((part, index) => {
    at = frame.writeUInt32BE(lengths[index]!, at);
    if (typeof part === 'string') frame.write(part, at);
    else frame.set(part, at);
    at += lengths[index]!;
  });
  return frame;
}

/**
 * What `joinParts` has joined, without a copy.
 * @throws RangeError when it is anything else
 */
export function splitParts(frame: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 0; at < frame.length;) {
    const from = at + LENGTH_BYTES;
    const to = from <= frame.length ? from + frame.readUInt32BE(at) : Infinity;
    if (to > frame.length) throw new RangeError('A part is longer than its frame');
    if (parts.length === PARTS_MAX) throw new RangeError('It has too many parts');
    parts.push(frame.subarray(from, to));
    at = to;
  }
  return parts;
}
