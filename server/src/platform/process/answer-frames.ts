import { Socket } from 'node:net';
import { CHANNEL_FD, readFrames, writeFrame } from './frames.ts';

/**
 * What a process of a pool runs: answers the server's frames until the server goes. Its first frame
 * says that it is there.
 * @returns sends a frame
 */
export function answerFrames(onFrame: (frame: Buffer) => void): (frame: Uint8Array) => void {
  const { exit } = process;
  const channel = new Socket({ fd: CHANNEL_FD, readable: true, writable: true });
  // Also when nobody is there to be told any more.
  channel.on('error', () => exit(0)).on('close', () => exit(0));
  readFrames(channel, { maxBytes: Infinity, onFrame, onTooLarge: () => exit(1) });
  const send = (frame: Uint8Array) => writeFrame(channel, frame);
  send(Buffer.alloc(0));
  return send;
}
