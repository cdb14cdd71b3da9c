import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

export interface HostileUpload {
  readonly type: string;
  readonly payload: Buffer;
}

interface Part {
  readonly field?: string;
  readonly name?: string;
  readonly type?: string;
  readonly content: Buffer;
}

const text = (content: string) => Buffer.from(content, 'latin1');

function part({ field = 'file', name = 'a.png', type = 'image/png', content }: Part): Buffer {
  const head = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, text('\r\n')]);
}

const form = (...parts: readonly Part[]): HostileUpload => ({
  type: 'multipart/form-data; boundary=b',
  payload: Buffer.concat([...parts.map(part), text('--b--\r\n')]),
});

/** A chunk of a PNG, with a checksum that holds. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A pixel is a bit. Black, so that many of them take little room, unless it is to be speckled. */
function png(width: number, height: number, { rows = height, isSpeckled = false } = {}): Buffer {
  const row = 1 + Math.ceil(width / 8);
  const pixels = Buffer.alloc(row * rows);
  // The first byte of a row is no pixel.
  for (let at = 0; isSpeckled && at < pixels.length; at += 1) {
    if (at % row > 0) pixels[at] = (at * at * 31) >> 3;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const GOOD = png(200, 200, { isSpeckled: true });
const GOOD_VIDEO = readFileSync(path.resolve('server/seeds/videos/cup.mp4'));
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);

/** A box of an MP4, which may lie about its size. */
function box(type: string, content: Buffer, size = content.length + 8): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

const video = (content: Buffer) => form({ name: 'a.mp4', type: 'video/mp4', content });
const FTYP = box('ftyp', text('isom\0\0\0\0isom'));

function nested(depth: number): Buffer {
  let boxes: Buffer = Buffer.alloc(0);
  for (let level = 0; level < depth; level += 1) boxes = box('moov', boxes);
  return Buffer.concat([FTYP, boxes]);
}

/** Forms that are in order, with files that are not, or names that are none. */
export const HOSTILE_UPLOADS: Readonly<Record<string, HostileUpload>> = {
  'an empty file': form({ content: Buffer.alloc(0) }),
  'half of a picture': form({ content: GOOD.subarray(0, GOOD.length / 2) }),
  'the head of a picture only': form({ content: GOOD.subarray(0, 70) }),
  'a picture with less than it says': form({ content: png(2000, 2000, { rows: 3 }) }),
  'a picture with noise in it': form({ content: Buffer.from(GOOD).fill(0xa5, 45, 200) }),
  'a JPEG of noise': form({ content: Buffer.concat([JPEG_HEAD, Buffer.alloc(3000, 0x5a)]) }),
  'a picture that unpacks to gigabytes': form({ content: png(60_000, 60_000, { rows: 2000 }) }),
  'a picture of two thousand million pixels': form({ content: png(2_147_483_647, 1, { rows: 0 }) }),
  'a picture of no pixels': form({ content: png(0, 0) }),
  'a picture that is followed by another file': form({
    content: Buffer.concat([GOOD, text('PK\u0003\u0004<script>alert(1)</script>')]),
  }),
  'SVG that is called PNG': form({
    content: text(
      `<svg xmlns="http://www.w3.org/2000/svg"><script>1</script>${' '.repeat(64)}</svg>`,
    ),
  }),
  'HTML that is called PNG': form({ content: text(`<html>${'<script>1</script>'.repeat(9)}`) }),
  'a picture of the wrong type': form({ content: GOOD, type: 'text/html' }),
  'a type that is none': form({ content: GOOD, type: ';;=' }),
  'a video that is called a picture': form({ content: GOOD_VIDEO }),
  'half of a video': video(GOOD_VIDEO.subarray(0, GOOD_VIDEO.length / 2)),
  'a video of boxes in each other': video(nested(9000)),
  'a video whose box ends beyond it': video(Buffer.concat([FTYP, box('moov', FTYP, 2 ** 31)])),
  'a video whose box has no end': video(Buffer.concat([FTYP, box('moov', FTYP, 2)])),
  'a video whose box is longer than numbers go': video(
    Buffer.concat([FTYP, box('moov', Buffer.alloc(8, 0xff), 1)]),
  ),
  'another field': form({ content: GOOD, field: 'picture' }),
  'a field without a name': form({ content: GOOD, field: '' }),
  'two files': form({ content: GOOD }, { content: GOOD }),
  'a file in another field before it': form({ content: GOOD, field: 'other' }, { content: GOOD }),
  'a huge name': form({ content: GOOD, name: `${'a'.repeat(20_000)}.png` }),
  'a path in the name': form({ content: GOOD, name: '../../../../tmp/karavan-evil.png' }),
  'another path in the name': form({ content: GOOD, name: String.raw`..\..\karavan-evil.png` }),
  'an encoded path in the name': form({ content: GOOD, name: '%2e%2e%2fkaravan-evil.png' }),
  'NUL in the name': form({ content: GOOD, name: 'a.png\0.html' }),
  'no name': form({ content: GOOD, name: '' }),
};
