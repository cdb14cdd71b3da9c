import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';

/** What is shorter gains nothing. */
const LEAST_BYTES = 1024;
/** More than a page has once it is compressed: each piece takes a turn of a thread. */
const PIECE_BYTES = 65_536;
/** Brotli's, for what is made at the moment: most of the gain for little time. */
const QUALITY = 4;
/** Brotli's, as a power of two: what is compressed here is hardly longer, and a longer one takes more memory. */
const WINDOW = 18;
/** Each takes a few megabytes while it is at work, and a turn of a thread. */
const AT_ONCE = 2;

const inTurn = pLimit(AT_ONCE);

const ENCODERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      chunkSize: PIECE_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { chunkSize: PIECE_BYTES }),
};
type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

/**
 * Sends what has been made as a whole, compressed as its reader accepts it. For documents and public lists: an
 * answer that carries a secret beside what somebody else has chosen stays uncompressed. A stream would copy a page
 * once more and take the event loop a millisecond longer.
 */
export async function sendCompressed(reply: FastifyReply, body: Buffer): Promise<FastifyReply> {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
  const accepted = reply.request.headers['accept-encoding'];
  const encoding = accepted && body.length >= LEAST_BYTES ? negotiate(accepted, ENCODINGS) : null;
  if (encoding === null) return reply.send(body);
  return reply
    .header('content-encoding', encoding)
    .send(await inTurn(() => ENCODERS[encoding](body)));
}
