import type { MessagePort } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';

/** A call of a render's data query, as it travels between threads. */
export interface ApiCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export type CallApi = (call: ApiCall) => Promise<ApiAnswer>;

interface Question {
  readonly id: number;
  readonly call: ApiCall;
}

type Reply =
  | { readonly id: number; readonly answer: ApiAnswer }
  | { readonly id: number; readonly problem: string };

/** The API's end of the channel. */
export function answerCalls(port: MessagePort, callApi: CallApi): void {
  port.on('message', (message: Question | string) => {
    if (typeof message === 'string') return;
    const { id, call } = message;
    callApi(call).then(
      (answer) => port.postMessage({ id, answer } satisfies Reply),
      (error: Error) => port.postMessage({ id, problem: error.message } satisfies Reply),
    );
  });
}

/** The render's end: a `fetch` that reaches the API of the server without a socket. */
export function fetchOver(port: MessagePort): typeof fetch {
  const waiting = new Map<number, (reply: Reply) => void>();
  port.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  let last = 0;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const id = (last += 1);
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      const headers = Object.fromEntries(request.headers);
      const call = { method: request.method, url: pathname + search, headers };
      port.postMessage({ id, call } satisfies Question);
    });
    if ('problem' in reply) throw new TypeError(reply.problem);
    const { status, contentType, body } = reply.answer;
    return new Response(body, { status, headers: { 'content-type': contentType } });
  };
}

/** Reaches this server's own routes without a socket. */
export function callInside(app: FastifyInstance): CallApi {
  return async ({ method, url, headers }) => {
    const answer = await app.inject({ method: method as 'GET', url, headers });
    return {
      status: answer.statusCode,
      contentType: String(answer.headers['content-type']),
      body: answer.body,
    };
  };
}
