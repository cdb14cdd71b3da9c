import { createReadStream, existsSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { SHARED_HEADERS, type DevServer } from './dev-server.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder, without those below it. Rejects if the port is in use. */
export async function serveFolder(folder: string, port: number): Promise<DevServer> {
  const server = http.createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const type = TYPES[path.extname(name)];
    if (!type || !existsSync(path.join(folder, name))) return void response.writeHead(404).end();
    response.writeHead(200, { ...SHARED_HEADERS, 'content-type': type });
    createReadStream(path.join(folder, name)).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${port}/`,
    close: async () => void server.close(),
  };
}
