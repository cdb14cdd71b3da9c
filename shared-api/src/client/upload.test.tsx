import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  startMockServer,
} from '@karavan/shared-api/testing';
import { z } from 'zod/mini';
import { defineRoute } from '../contract/route.ts';
import { createApiClient } from './api-client.ts';
import type { Endpoint } from './endpoint.ts';

const uploadFile = defineRoute({
  method: 'POST',
  path: '/files/',
  summary: 'Stores a file',
  permission: 'session',
  body: 'multipart',
  responses: { 201: z.object({ name: z.string(), sender: z.string() }) },
});
const UPLOAD: Endpoint<typeof uploadFile> = { method: 'POST', path: '/files/' };

const server = startMockServer(
  mockEndpoint(UPLOAD, async ({ request }) => {
    const file = (await request.formData()).get('file') as File;
    return {
      status: 201,
      data: { name: file.name, sender: request.headers.get('Authorization') ?? '' },
    };
  }),
);

const onSessionExpired = jest.fn();
const api = createApiClient({
  baseUrl: `${location.origin}/api/v1`,
  readContext: () => ({ locale: 'ru', token: 'abc' }),
  onSessionExpired,
});

function picture(): FormData {
  const body = new FormData();
  body.append('file', new File(['x'.repeat(10_000)], 'lamp.png', { type: 'image/png' }));
  return body;
}

it('sends a form with the headers of the main client', async () => {
  await expect(api.upload(UPLOAD, { body: picture() })).resolves.toEqual({
    ok: true,
    status: 201,
    data: { name: 'lamp.png', sender: 'Token abc' },
  });
});

it('tells how much has been sent', async () => {
  // jsdom reports no progress of its own.
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
  ) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 4, total: 10 }));
    this.abort();
    this.dispatchEvent(new ProgressEvent('abort'));
  });
  const onProgress = jest.fn();
  await api.upload(UPLOAD, { body: picture() }, { onProgress });
  expect(onProgress).toHaveBeenCalledWith({ sent: 4, total: 10 });
  send.mockRestore();
});

it('passes a refusal and a lost connection on as answers', async () => {
  server.use(mockEndpoint(UPLOAD, () => refusal('payload_too_large', 'File size is too big')));
  await expect(api.upload(UPLOAD, { body: picture() })).resolves.toMatchObject({
    ok: false,
    status: 413,
    error: { message: 'File size is too big' },
  });
  // jsdom prints every lost connection.
  const log = jest.spyOn(console, 'error').mockImplementation();
  server.use(mockLostConnection(UPLOAD));
  await expect(api.upload(UPLOAD, { body: picture() })).resolves.toMatchObject({
    ok: false,
    status: 0,
    error: { code: 'network' },
  });
  log.mockRestore();
});

it('can be cancelled, before and during', async () => {
  const abort = new AbortController();
  server.use(
    mockEndpoint(UPLOAD, () => {
      abort.abort();
      return new Promise<never>(() => {});
    }),
  );
  const during = api.upload(UPLOAD, { body: picture() }, { signal: abort.signal });
  await expect(during).resolves.toMatchObject({ error: { isCanceled: true } });
  const before = api.upload(UPLOAD, { body: picture() }, { signal: abort.signal });
  await expect(before).resolves.toMatchObject({ error: { isCanceled: true } });
});

it('tells of the end of the session', async () => {
  server.use(mockEndpoint(UPLOAD, () => refusal('not_signed_in')));
  await api.upload(UPLOAD, { body: picture() });
  expect(onSessionExpired).toHaveBeenCalledTimes(1);
});
