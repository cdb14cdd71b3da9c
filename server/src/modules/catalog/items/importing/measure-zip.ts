import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const DEFLATED = 8;

/**
 * Whether what is packed in an archive is no more than so many bytes, whatever the archive says about itself: each file
 * is unpacked, and given up as soon as it is too much.
 */
export async function fitsUnpacked(zip: Buffer, maxBytes: number): Promise<boolean> {
  let left = maxBytes;
  try {
    for (const { method, packed } of entriesOf(zip)) {
      const size =
        method === DEFLATED
          ? (await inflate(packed, { maxOutputLength: Math.max(left, 1) })).length
          : packed.length;
      left -= size;
      if (left < 0) return false;
    }
  } catch {
    // Broken, or more than is left.
    return false;
  }
  return true;
}

/** @throws RangeError for what is no archive */
function* entriesOf(zip: Buffer) {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new RangeError('No entry of an archive');
    const method = zip.readUInt16LE(at + 10);
    const packedBytes = zip.readUInt32LE(at + 20);
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    yield { method, packed: zip.subarray(begin, begin + packedBytes) };
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - COMMENT_MAX);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  throw new RangeError('No end of an archive');
}
