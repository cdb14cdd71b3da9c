import type { WebSocket } from 'ws';

/** A client that is this many bytes behind is let go; it resumes from its last event. */
const BACKLOG_MAX = 1_048_576;

/** A close code of our own: the client asks for a new ticket and resumes. */
const CLOSE_TOO_SLOW = 4008;

/** Answers whether the client keeps up. */
export function sendFrame(socket: WebSocket, frame: Buffer): boolean {
  if (socket.readyState !== socket.OPEN) return false;
  if (socket.bufferedAmount > BACKLOG_MAX) {
    socket.close(CLOSE_TOO_SLOW, 'too slow');
    return false;
  }
  socket.send(frame, { binary: false });
  return true;
}
