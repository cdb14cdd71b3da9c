import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { listen } from '../../testing/internet.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { createMailPort } from './mail-port.ts';
import type { Message } from './send-message.ts';
import { createTextPort } from './text-port.ts';

const gateways = createOutbound({ isAllowed: () => true });
const open: { close(): unknown }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));
afterAll(() => gateways.close());

const message = (values: Partial<Message> = {}): Message => ({
  providerKey: randomUUID(),
  channel: 'sms',
  to: '+996700000001',
  text: 'Ваш код: "123456"\nKaravan & Co',
  code: '123456',
  ...values,
});

describe('SMS', () => {
  async function gateway(status = 200) {
    const received: { headers: IncomingHttpHeaders; body: string }[] = [];
    const server = await listen('127.0.0.1', (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        response.writeHead(status).end();
      });
    });
    open.push(server);
    return { url: server.url, received };
  }

  it('are posted as JSON, whatever stands in their text', async () => {
    const { url, received } = await gateway();
    const template = '{"from":"Karavan","to":"{to}","body":"{text}","id":"{key}"}';
    const sms = message();
    await createTextPort(gateways, { url, authorization: 'Bearer secret', template })(sms);
    const { headers, body } = received[0]!;
    expect(headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
    });
    expect(JSON.parse(body)).toEqual({
      from: 'Karavan',
      to: sms.to,
      body: sms.text,
      id: sms.providerKey,
    });
  });

  it('are posted as a form to whoever wants that', async () => {
    const { url, received } = await gateway();
    const template = 'From=%2B15550100&To={to}&Body={text}';
    const sms = message({ text: 'a&b=c {to}' });
    await createTextPort(gateways, { url, authorization: undefined, template })(sms);
    const { headers, body } = received[0]!;
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      From: '+15550100',
      To: sms.to,
      Body: 'a&b=c {to}',
    });
  });

  it('that the gateway does not take are not sent', async () => {
    const { url } = await gateway(500);
    const send = createTextPort(gateways, { url, authorization: undefined, template: '{}' });
    await expect(send(message())).rejects.toMatchObject({ problem: 'status', status: 500 });
  });
});

describe('mail', () => {
  async function mailServer({ isWilling = true } = {}) {
    const received: { from: string; to: string[]; source: string }[] = [];
    const server = new SMTPServer({
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'karavan' && password === 'secret'
          ? done(null, { user: username })
          : done(new Error('Who are you?')),
      onData(stream, { envelope }, done) {
        let source = '';
        stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
          done(isWilling ? null : new Error('Full'));
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    open.push({ close: () => new Promise<void>((resolve) => server.close(() => resolve())) });
    return { url: `smtp://karavan:secret@127.0.0.1:${port}`, received };
  }

  const from = 'Karavan <no-reply@karavan.test>';
  const mail = (values: Partial<Message> = {}) =>
    message({ channel: 'email', to: 'aigul@example.com', ...values });

  it('is handed over, under the same Message-ID however often', async () => {
    const { url, received } = await mailServer();
    const send = createMailPort({ url, from });
    const letter = mail({ text: 'Your code: 123456' });
    await send(letter);
    await send(letter);
    expect(received).toHaveLength(2);
    for (const { from: sender, to, source } of received) {
      expect([sender, to]).toEqual(['no-reply@karavan.test', ['aigul@example.com']]);
      expect(source).toContain(`Message-ID: <${letter.providerKey}@karavan.test>`);
      expect(source).toContain('Your code: 123456');
    }
  });

  it('that the server does not take is not sent', async () => {
    const { url } = await mailServer({ isWilling: false });
    await expect(createMailPort({ url, from })(mail())).rejects.toThrow('Full');
  });

  it('is not sent under a wrong password', async () => {
    const { url } = await mailServer();
    const wrong = url.replace('secret', 'wrong');
    await expect(createMailPort({ url: wrong, from })(mail())).rejects.toThrow('Who are you?');
  });
});
