import { createHmac, randomUUID } from 'node:crypto';
import { listen } from '../../../testing/internet.ts';
import { createOutbound } from '../../../platform/outbound/outbound.ts';
import { createPaymentService } from './payment-service.ts';
import { signReport } from './report-signature.ts';

const KEY = 'k'.repeat(32);
const gateways = createOutbound({ isAllowed: () => true });
let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());
afterAll(() => gateways.close());

/** A payment provider that answers in turn, and keeps what it was asked. */
async function service(...answers: { status?: number; body: object }[]) {
  const calls: { call: string; body: string; isSigned: boolean }[] = [];
  const server = await listen('127.0.0.1', (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const call = `${request.method} ${request.url}`;
      const [, seconds, hex] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['x-signature']))!;
      const expected = createHmac('sha256', KEY).update(`${seconds}.${call}\n${body}`);
      calls.push({ call, body, isSigned: hex === expected.digest('hex') });
      const answer = answers.shift()!;
      response
        .writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
  });
  close = server.close;
  const provider = createPaymentService(gateways, {
    url: server.url.replace(/\/$/, ''),
    key: KEY,
    publicUrl: 'https://karavan.test',
  });
  return { provider, calls };
}

const reference = randomUUID();
const report = {
  reference,
  event: 'event-1',
  outcome: 'paid',
  amount: 12_345,
  currency: 'KGS',
} as const;

it('opens a page for a payment and says where the client and the report go', async () => {
  const { provider, calls } = await service({ body: { payment_url: 'https://pay.test/1' } });
  const wanted = { reference, amount: 12_345, currency: 'KGS', returnTo: '?transaction=7' };
  expect(await provider.open(wanted)).toBe('https://pay.test/1');
  const [{ call, body, isSigned } = { call: '', body: '', isSigned: false }] = calls;
  expect([call, isSigned]).toEqual(['POST /payments', true]);
  expect(JSON.parse(body)).toEqual({
    reference,
    amount: 12_345,
    currency: 'KGS',
    success_url: 'https://karavan.test/payment-success?transaction=7',
    failure_url: 'https://karavan.test/payment-failure?transaction=7',
    callback_url: 'https://karavan.test/api/v1/payments/callback/',
  });
});

it('reads what has become of a payment, and nothing while that is open', async () => {
  const { provider, calls } = await service({ body: report }, { status: 404, body: {} });
  expect(await provider.read(reference)).toEqual(report);
  expect(await provider.read(reference)).toBeNull();
  expect(calls.map(({ call, isSigned }) => [call, isSigned])).toEqual([
    [`GET /payments/${reference}`, true],
    [`GET /payments/${reference}`, true],
  ]);
});

it('gives money back', async () => {
  const { provider, calls } = await service({ body: {} });
  await provider.refund(reference);
  expect(calls).toMatchObject([{ call: `POST /payments/${reference}/refund`, isSigned: true }]);
});

it('trusts no answer of another shape, and no failure', async () => {
  const { provider } = await service(
    { body: { payment_url: 'javascript:alert(1)' } },
    { body: { ...report, amount: '12' } },
    { status: 500, body: {} },
  );
  const wanted = { reference, amount: 1, currency: 'KGS', returnTo: '' };
  await expect(provider.open(wanted)).rejects.toThrow('payment_url');
  await expect(provider.read(reference)).rejects.toThrow('amount');
  await expect(provider.refund(reference)).rejects.toMatchObject({ status: 500 });
});

it('knows a report by its signature', async () => {
  const { provider } = await service();
  const signed = signReport(Buffer.from(KEY), report);
  expect(provider.isGenuine(report, signed)).toBe(true);
  expect(provider.isGenuine({ ...report, amount: 1 }, signed)).toBe(false);
});
