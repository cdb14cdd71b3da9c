import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with the files whose path matches. */
export type Fault =
  | 'status 500'
  | 'html instead of script'
  | 'truncated'
  | 'connection closed'
  | 'silent'
  /** Milliseconds between the first half of the answer and the second. */
  | { readonly pause: number }
  /** Other code under a matching hash, as a broken release would be published. */
  | { readonly rewrite: (source: string) => string };

export interface FaultyProxy {
  readonly url: string;
  /** Paths that were asked for, oldest first. */
  readonly requests: string[];
  break(path: RegExp, fault: Fault): void;
  mend(): void;
  close(): Promise<void>;
}

/** A proxy before the server of the journeys that breaks what it is told to break. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let faults: { path: RegExp; fault: Fault }[] = [];
  const requests: string[] = [];

  const server = http.createServer((request, response) => {
    const path = request.url!;
    requests.push(path);
    const fault = faults.find((rule) => rule.path.test(path))?.fault;
    if (fault === undefined) return void forward(request, response);
    if (fault === 'silent') return;
    if (fault === 'connection closed') return void request.socket.destroy();
    if (fault === 'status 500') return void response.writeHead(500).end('broken');
    if (fault === 'html instead of script') {
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    }
    if (fault === 'truncated') {
      return void read(path).then((body) =>
        response
          .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
          .end(body.slice(0, body.length / 2)),
      );
    }
    if ('pause' in fault) return void forward(request, response, fault.pause);
    return void read(path).then((body) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
        .end(fault.rewrite(body)),
    );
  });

  async function read(path: string): Promise<string> {
    return (await fetch(new URL(path, target))).text();
  }

  async function forward(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    pause?: number,
  ): Promise<void> {
    const headers = new Headers(request.headers as Record<string, string>);
    for (const name of ['connection', 'accept-encoding', 'if-none-match']) headers.delete(name);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = await fetch(new URL(request.url!, target), {
      method: request.method!,
      headers,
      redirect: 'manual',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const answered = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
      ),
    );
    let body: string | Buffer = Buffer.from(await answer.arrayBuffer());
    if (/html|json/.test(answer.headers.get('content-type') ?? '')) {
      body = await withHashesOfRewrites(request.url!, body.toString());
    }
    response.writeHead(answer.status, { ...answered, 'set-cookie': answer.headers.getSetCookie() });
    if (pause !== undefined) {
      const half = Math.floor(body.length / 2);
      response.write(body.slice(0, half));
      body = body.slice(half);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    response.end(body);
  }

  /** A rewritten file gets its own hash where hashes are told, so that integrity lets it through. */
  async function withHashesOfRewrites(path: string, text: string): Promise<string> {
    let result = text;
    const [, own] = /^(\/remotes\/[^/]+\/[^/]+\/)files\.json/.exec(path) ?? [];
    const bases = [...text.matchAll(/"base":"([^"]+)"/g)].map(([, base]) => base!);
    const folders = own === undefined ? bases : [`${own}web/`];
    const names = [...text.matchAll(/"([\w.-]+\.js)":"sha384/g)].map(([, name]) => name!);
    const files = new Set(folders.flatMap((base) => names.map((name) => base + name)));
    for (const { path, fault } of faults) {
      if (typeof fault === 'string' || !('rewrite' in fault)) continue;
      for (const file of files) {
        if (!path.test(file)) continue;
        const source = await read(file);
        result = result.replaceAll(sha384(source), sha384(fault.rewrite(source)));
      }
    }
    return result;
  }

  // Sockets do not get through here; the page does without.
  server.on('upgrade', (_request, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    break: (path, fault) => void faults.unshift({ path, fault }),
    mend: () => {
      faults = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
