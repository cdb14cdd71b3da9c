import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

/**
 * The plugin keeps the request that opened a socket, its headers and its answer, until the socket
 * closes: more memory than the socket itself. This lets go of them.
 */
export function createForgetUpgrade(log: Pick<FastifyBaseLogger, 'error'>) {
  const answers = new WeakMap<FastifyRequest, ServerResponse>();
  return {
    /** The socket's handler is not given the answer, so it is remembered here for `forget`. */
    preHandler: (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      answers.set(request, reply.raw);
      done();
    },
    forget(socket: WebSocket, request: FastifyRequest): void {
      // The plugin's listener closes over the request.
      socket.removeAllListeners('error');
      const reqId = request.id;
      socket.on('error', (error) => failed(log, socket, reqId, error));
      const answer = answers.get(request);
      if (answer?.socket) answer.detachSocket(answer.socket);
    },
  };
}

function failed(
  log: Pick<FastifyBaseLogger, 'error'>,
  socket: WebSocket,
  reqId: string,
  error: Error,
): void {
  log.error({ err: error, reqId });
  socket.terminate();
}
