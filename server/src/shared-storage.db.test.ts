import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createUser } from './testing/factories/accounts.ts';
import { DEPLOY_VARIABLES, deploySite } from './testing/deployed-site.ts';
import { drawPhoto, pictureForm } from './testing/picture-form.ts';
import { startS3Server, type S3Server } from './testing/s3-server.ts';
import { createServerProcesses, type ServerProcess } from './testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { openTestSession } from './testing/test-session.ts';

jest.setTimeout(120_000);

const processes = createServerProcesses();
let database: TestDatabase;
let s3: S3Server;
let first: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  s3 = await startS3Server();
  first = await start();
  await deploySite(first.address);
});
afterAll(async () => {
  await processes.stopAll();
  await s3.close();
  await database.drop();
});

/** On a machine of its own: the data folder is new. */
const start = () =>
  processes.start(database.connectionString, { ...DEPLOY_VARIABLES, ...s3.variables });

const pageOf = async ({ address }: ServerProcess) => {
  const answer = await fetch(`${address}/home/posts`, { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
};
const isRendered = (html: string) => html.includes('data-island="mf-feed/');
const readiness = async ({ address }: ServerProcess) =>
  (await (await fetch(`${address}/readyz`)).json()) as { status: string; impaired?: object };

/** A renderer of a busy machine may be late for the first page. */
async function untilRendered(server: ServerProcess): Promise<string> {
  for (;;) {
    const { status, html } = await pageOf(server);
    expect(status).toBe(200);
    if (isRendered(html)) return html;
  }
}

/** Reads all that a page loads from its own server. */
async function readScripts({ address }: ServerProcess, html: string): Promise<string[]> {
  const urls = [...html.matchAll(/(?:src|href)="(\/(?:shell|remotes)\/[^"]+\.js)"/g)];
  expect(urls.length).toBeGreaterThan(3);
  return Promise.all(
    urls.map(async ([, url]) => {
      const answer = await fetch(address + url!);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      return answer.text();
    }),
  );
}

it('a server with an empty data folder serves and renders what was released on another', async () => {
  const second = await start();
  expect(await readdir(path.join(second.dataDir, 'releases/shell'))).toEqual([]);
  const html = await untilRendered(second);
  const scripts = await readScripts(second, html);
  expect(await readScripts(first, html)).toEqual(scripts);

  // Whatever it has fetched once, it serves and renders by itself.
  await s3.stop();
  expect((await untilRendered(second)).length).toBeGreaterThan(0);
  expect(await readScripts(second, html)).toEqual(scripts);

  // A third has nothing yet: it says so, and goes on by itself when the bucket is back.
  const third = await start();
  expect(await pageOf(third)).toMatchObject({ status: 503 });
  expect(await readiness(third)).toMatchObject({
    status: 'ready',
    impaired: { storage: expect.stringContaining('cannot be used: ECONNREFUSED') },
  });
  await s3.start();
  expect(await readScripts(third, await untilRendered(third))).toEqual(scripts);
  expect((await readiness(third)).impaired).toBeUndefined();
});

it('a server that has lost its data folder fetches it anew', async () => {
  const server = await start();
  await untilRendered(server);
  await rm(path.join(server.dataDir, 'releases/mf-feed'), { recursive: true });
  const html = await untilRendered(server);
  expect(await readScripts(server, html)).toEqual(await readScripts(first, html));
});

it('what is uploaded to one server is served by all; without the bucket nothing is lost by halves', async () => {
  const second = await start();
  const token = await openTestSession(database.db, await createUser(database.db));
  const upload = async () => {
    const { body, headers } = await pictureForm(await drawPhoto('png'));
    const answer = await fetch(`${first.address}/api/v1/files/`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { ...headers, authorization: `Token ${token}` },
    });
    return { status: answer.status, body: (await answer.json()) as { image_url: string } };
  };
  const { status, body } = await upload();
  expect(status).toBe(201);
  const picture = await fetch(second.address + body.image_url);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);

  await s3.stop();
  const { n: before } = await countUploads();
  expect(await upload()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect((await countUploads()).n).toBe(before);
  await s3.start();
  expect((await upload()).status).toBe(201);
});

const countUploads = () =>
  database.db
    .selectFrom('picture_upload')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
