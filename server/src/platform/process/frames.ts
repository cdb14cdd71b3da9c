import type { Readable, Writable } from 'node:stream';

/** The file descriptor of a process of a pool that leads to the server. */
export const CHANNEL_FD = 3;

const HEAD_BYTES = 4;

/** Sends bytes that arrive as a whole: their length comes first. */
export function writeFrame(stream: Writable, body: Uint8Array): void {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(body.length);
  stream.cork();
  stream.write(head);
  if (body.length > 0) stream.write(body);
  stream.uncork();
}

interface FrameReader {
  /** A longer frame is not kept. */
  readonly maxBytes: number;
  onFrame(frame: Buffer): void;
  onTooLarge(): void;
}

/** Reads what `writeFrame` has written. After a frame that is too large nothing more is read. */
export function readFrames(stream: Readable, { maxBytes, onFrame, onTooLarge }: FrameReader): void {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let wanted = HEAD_BYTES;
  let isHead = true;
  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    while (bytes >= wanted) {
      const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, bytes);
      const frame = all.subarray(0, wanted);
      chunks = [all.subarray(wanted)];
      bytes -= wanted;
      const length: number = isHead ? frame.readUInt32BE() : HEAD_BYTES;
      if (length > maxBytes) {
        stream.removeAllListeners('data').resume();
        onTooLarge();
        return;
      }
      if (!isHead) onFrame(frame);
      isHead = !isHead;
      wanted = length;
    }
  });
}
