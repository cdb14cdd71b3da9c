import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

/** A client that is this many bytes behind is let go; it resumes from its last event. */
const BACKLOG_MAX = 1_048_576;

/** A close code of our own: the client asks for a new ticket and resumes. */
const CLOSE_TOO_SLOW = 4008;

/** A whole text message. */
const TEXT = 0x81;
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];

/** A socket, and the connection below it. */
export interface Line {
  readonly socket: WebSocket;
  readonly wire: Writable;
}

/** Answers whether the client keeps up. */
export function sendFrame(socket: WebSocket, frame: Buffer): boolean {
  if (!keepsUp(socket)) return false;
  socket.send(frame, { binary: false });
  return true;
}

/** A text as it goes over the wire from a server (RFC 6455, 5.2): made once for all who get it. */
export function wireFrame(text: string): Buffer {
  const data = Buffer.from(text);
  let head = Buffer.from([TEXT, data.length]);
  if (data.length >= TWO_BYTES) {
    head = Buffer.from([TEXT, TWO_BYTES, 0, 0]);
    if (data.length <= 0xffff) head.writeUInt16BE(data.length, 2);
    else {
      head = Buffer.from([TEXT, EIGHT_BYTES, ...Array<number>(8).fill(0)]);
      head.writeBigUInt64BE(BigInt(data.length), 2);
    }
  }
  return Buffer.concat([head, data]);
}

/**
 * Sends what `wireFrame` has made, in one piece: the library would write head and text of each frame apart.
 * Nothing is compressed, so that it comes after whatever the library was told to send before. Answers
 * whether the client keeps up.
 */
export function sendWireFrame({ socket, wire }: Line, frame: Buffer): boolean {
  if (!keepsUp(socket)) return false;
  wire.write(frame);
  return true;
}

function keepsUp(socket: WebSocket): boolean {
  if (socket.readyState !== socket.OPEN) return false;
  if (socket.bufferedAmount <= BACKLOG_MAX) return true;
  socket.close(CLOSE_TOO_SLOW, 'too slow');
  return false;
}
