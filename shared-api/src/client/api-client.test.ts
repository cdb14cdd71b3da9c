import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineRoute } from '../contract/route.ts';
import { createApiClient, createLanguageClient, type ApiClientOptions } from './api-client.ts';
import type { Endpoint } from './endpoint.ts';
import { z } from 'zod/mini';

const getThing = defineRoute({
  method: 'GET',
  path: '/things/{id}/',
  summary: 'A thing',
  permission: 'public',
  params: z.object({ id: z.number() }),
  responses: { 200: z.object({ name: z.string() }), 204: null },
});
const payThing = defineRoute({
  method: 'POST',
  path: '/things/{id}/pay/',
  summary: 'Pays a thing',
  permission: 'session',
  params: z.object({ id: z.number() }),
  body: z.object({ amount: z.string() }),
  responses: { 201: z.object({ paid: z.boolean() }) },
  idempotent: true,
});
const GET_THING: Endpoint<typeof getThing> = { method: 'GET', path: '/things/{id}/' };
const PAY_THING: Endpoint<typeof payThing> = {
  method: 'POST',
  path: '/things/{id}/pay/',
  idempotent: true,
};
const input = { params: { id: 7 } };
const payment = { params: { id: 7 }, body: { amount: '10.00' } };

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

let server: Server;
let baseUrl: string;
let handler: Handler;

beforeAll(async () => {
  server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const client = (options: Partial<ApiClientOptions> = {}) =>
  createApiClient({ baseUrl, readContext: () => ({ locale: 'ru', token: 'abc' }), ...options });

const json =
  (status: number, body: unknown): Handler =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

describe('answers', () => {
  it('gives the data of a success with its status', async () => {
    handler = json(200, { name: 'lamp' });
    await expect(client().call(GET_THING, input)).resolves.toEqual({
      ok: true,
      status: 200,
      data: { name: 'lamp' },
    });
  });

  it('has no data for an answer without a body', async () => {
    handler = (_, response) => void response.writeHead(204).end();
    await expect(client().call(GET_THING, input)).resolves.toEqual({ ok: true, status: 204 });
  });

  it('passes a refusal on as an answer, with its code, text and fields', async () => {
    handler = json(400, {
      success: false,
      code: 'invalid_input',
      message: 'Проверьте поля',
      errors: { name: ['Обязательное поле'] },
    });
    await expect(client().call(GET_THING, input)).resolves.toMatchObject({
      ok: false,
      status: 400,
      error: {
        code: 'invalid_input',
        message: 'Проверьте поля',
        fields: { name: ['Обязательное поле'] },
        isCanceled: false,
      },
    });
  });

  it.each([
    [{ message: 'first', detail: 'second' }, 'first'],
    [{ message: '', detail: 'second' }, 'second'],
    [{ detail: 'second' }, 'second'],
    [{}, 'Something went wrong'],
    [['neither'], 'Something went wrong'],
  ])('reads the text of %j as %j', async (body, text) => {
    handler = json(409, body);
    await expect(client().call(GET_THING, input)).resolves.toMatchObject({
      error: { message: text },
    });
  });

  it('reads a failure that is no JSON as one without a text', async () => {
    handler = (_, response) => void response.writeHead(502).end('<html>Bad gateway</html>');
    await expect(client().call(GET_THING, input)).resolves.toMatchObject({
      status: 502,
      error: { code: 'invalid_response', message: 'Something went wrong' },
    });
  });

  it('takes no web page for a success', async () => {
    handler = (_, response) =>
      void response.writeHead(200).end('<html>Log in to this Wi-Fi</html>');
    await expect(client().call(GET_THING, input)).resolves.toMatchObject({
      ok: false,
      error: { code: 'invalid_response', message: 'Invalid response. Something went wrong' },
    });
  });

  it('hands over files', async () => {
    handler = (_, response) => void response.writeHead(200).end('a,b');
    const result = await client().download(GET_THING, input);
    expect(result.ok && (await result.data.text())).toBe('a,b');

    handler = json(404, { message: 'No such report' });
    await expect(client().download(GET_THING, input)).resolves.toMatchObject({
      status: 404,
      error: { message: 'No such report' },
    });
  });
});

describe('the lack of an answer', () => {
  it('is a message when the connection breaks', async () => {
    handler = (request) => void request.socket.destroy();
    await expect(client().call(GET_THING, input)).resolves.toMatchObject({
      ok: false,
      status: 0,
      error: { code: 'network', message: 'Network error', isCanceled: false },
    });
  });

  it('is a message when the connection breaks inside the body', async () => {
    handler = (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{"name":');
      setTimeout(() => request.socket.destroy(), 20);
    };
    await expect(client().call(GET_THING, input)).resolves.toMatchObject({
      error: { code: 'network' },
    });
  });

  it('is marked when the caller has cancelled', async () => {
    const abort = new AbortController();
    handler = () => abort.abort();
    await expect(client().call(GET_THING, input, { signal: abort.signal })).resolves.toMatchObject({
      ok: false,
      error: { code: 'canceled', isCanceled: true },
    });
  });
});

describe('the end of a session', () => {
  it('is told once per answer 401', async () => {
    const onSessionExpired = jest.fn();
    handler = json(401, { code: 'not_signed_in', message: 'Sign in' });
    const result = await client({ onSessionExpired }).call(GET_THING, input);
    expect(result).toMatchObject({ ok: false, status: 401, error: { code: 'not_signed_in' } });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  it('is not told to a guest, nor for an authorization of the caller, nor on another refusal', async () => {
    const onSessionExpired = jest.fn();
    handler = json(401, {});
    await client({ onSessionExpired, readContext: () => ({ locale: 'ru' }) }).call(
      GET_THING,
      input,
    );
    await client({ onSessionExpired }).call(GET_THING, input, { authorization: 'Token old' });
    handler = json(403, {});
    await client({ onSessionExpired }).call(GET_THING, input);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it('is not told when somebody else has signed in since', async () => {
    const onSessionExpired = jest.fn();
    let token = 'first';
    handler = (request, response) => {
      token = 'second';
      return json(401, {})(request, response);
    };
    await client({ onSessionExpired, readContext: () => ({ locale: 'ru', token }) }).call(
      GET_THING,
      input,
    );
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});

describe('money writes', () => {
  const keys: (string | undefined)[] = [];
  beforeEach(() => keys.splice(0));
  const failingTimes =
    (times: number): Handler =>
    (request, response) => {
      keys.push(request.headers['idempotency-key'] as string | undefined);
      if (keys.length > times) return json(201, { paid: true })(request, response);
      request.socket.destroy();
      return undefined;
    };

  it('are sent again under the same key after a lost connection', async () => {
    handler = failingTimes(2);
    await expect(client().call(PAY_THING, payment)).resolves.toMatchObject({ ok: true });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('draw another key for another call, and take the one they are given', async () => {
    handler = failingTimes(0);
    await client().call(PAY_THING, payment);
    await client().call(PAY_THING, payment);
    await client().call(PAY_THING, payment, { idempotencyKey: 'mine' });
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys[2]).toBe('mine');
  });

  it('are the only requests with a key, and the only ones repeated', async () => {
    handler = failingTimes(1);
    await expect(client().call(GET_THING, input)).resolves.toMatchObject({ ok: false });
    expect(keys).toEqual([undefined]);
  });
});

it('sends its body as JSON', async () => {
  let received = '';
  handler = async (request, response) => {
    for await (const chunk of request) received += String(chunk);
    await json(201, { paid: request.headers['content-type'] === 'application/json' })(
      request,
      response,
    );
  };
  await expect(client().call(PAY_THING, payment)).resolves.toMatchObject({ data: { paid: true } });
  expect(JSON.parse(received)).toEqual({ amount: '10.00' });
});

it('tells nothing but the language through the second client', async () => {
  let sent: string[] = [];
  let language: string | undefined;
  handler = (request, response) => {
    sent = Object.keys(request.headers);
    language = request.headers['accept-language'];
    return json(200, { name: 'lamp' })(request, response);
  };
  await createLanguageClient({ baseUrl, readLocale: () => 'tr' }).call(GET_THING, input);
  expect(language).toBe('tr');
  for (const name of ['x-device-timestamp', 'x-currency', 'authorization', 'x-requested-with']) {
    expect(sent).not.toContain(name);
  }
});
