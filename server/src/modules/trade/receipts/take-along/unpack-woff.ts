import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * The font of a file of the Web Open Font Format 1.0, unpacked: the library that writes documents would do so in
 * JavaScript for each of them, which takes seconds for Chinese.
 */
export function unpackWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  // Its kind and the number of tables; what speeds up a search of them is of no use today.
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER + index * ENTRY;
    const offset = file.readUInt32BE(entry + 4);
    const packed = file.subarray(offset, offset + file.readUInt32BE(entry + 8));
    const length = file.readUInt32BE(entry + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    const place = SFNT_HEADER + index * SFNT_ENTRY;
    file.copy(head, place, entry, entry + 4);
    file.copy(head, place + 4, entry + 16, entry + 20);
    head.writeUInt32BE(at, place + 8);
    head.writeUInt32BE(length, place + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    at += length + padding.length;
  }
  return Buffer.concat(parts);
}
