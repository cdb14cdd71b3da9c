import { createHmac, randomUUID } from 'node:crypto';
import { listen } from '../../../testing/internet.ts';
import { createOutbound } from '../../../platform/outbound/outbound.ts';
import { createPaymentService } from './payment-service.ts';
import { signReport } from './report-signature.ts';

const KEY = 'k'.repeat(32);
const MERCHANT = { id: 'лавка-7', key: Buffer.from('m'.repeat(20)) };
const gateways = createOutbound({ isAllowed: () => true });
let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());
afterAll(() => gateways.close());

/** A payment provider that answers in turn, and keeps what it was asked. */
async function service(...answers: { status?: number; body: object }[]) {
  const calls: { call: string; body: string; merchant: unknown; isSigned: boolean }[] = [];
  const server = await listen('127.0.0.1', (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const call = `${request.method} ${request.url}`;
      const [, seconds, hex] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['x-signature']))!;
      const merchant = request.headers['x-merchant'];
      const signed = `${seconds}.${call}\n${body}`;
      const expected = createHmac('sha256', merchant ? MERCHANT.key : KEY).update(signed);
      calls.push({ call, body, merchant, isSigned: hex === expected.digest('hex') });
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
    accountKeys: null,
  });
  return { provider, calls };
}

const RETURN = {
  success: '/payment-success?transaction=7',
  failure: '/payment-failure?transaction=7',
};
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
  const wanted = { reference, amount: 12_345, currency: 'KGS', returnTo: RETURN };
  expect(await provider.open(null, wanted)).toBe('https://pay.test/1');
  expect(calls).toMatchObject([{ call: 'POST /payments', isSigned: true, merchant: undefined }]);
  expect(JSON.parse(calls[0]!.body)).toEqual({
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
  expect(await provider.read(null, reference)).toEqual(report);
  expect(await provider.read(null, reference)).toBeNull();
  expect(calls.map(({ call, isSigned }) => [call, isSigned])).toEqual([
    [`GET /payments/${reference}`, true],
    [`GET /payments/${reference}`, true],
  ]);
});

it('gives money back', async () => {
  const { provider, calls } = await service({ body: {} });
  await provider.refund(null, reference);
  expect(calls).toMatchObject([{ call: `POST /payments/${reference}/refund`, isSigned: true }]);
});

it('trusts no answer of another shape, and no failure', async () => {
  const { provider } = await service(
    { body: { payment_url: 'javascript:alert(1)' } },
    { body: { ...report, amount: '12' } },
    { status: 500, body: {} },
  );
  const wanted = { reference, amount: 1, currency: 'KGS', returnTo: RETURN };
  await expect(provider.open(null, wanted)).rejects.toThrow('payment_url');
  await expect(provider.read(null, reference)).rejects.toThrow('amount');
  await expect(provider.refund(null, reference)).rejects.toMatchObject({ status: 500 });
});

it('knows a report by its signature', async () => {
  const { provider } = await service();
  const signed = signReport(Buffer.from(KEY), report);
  expect(provider.isGenuine(null, report, signed)).toBe(true);
  expect(provider.isGenuine(null, { ...report, amount: 1 }, signed)).toBe(false);
});

it('speaks for a merchant in its name and with its secret, which itself it never sends', async () => {
  const { provider, calls } = await service(
    { body: { payment_url: 'https://pay.test/1' } },
    { body: report },
    { body: {} },
  );
  await provider.open(MERCHANT, { reference, amount: 1, currency: 'KGS', returnTo: RETURN });
  await provider.read(MERCHANT, reference);
  await provider.refund(MERCHANT, reference);
  expect(calls.map(({ merchant, isSigned }) => [merchant, isSigned])).toEqual(
    Array.from({ length: 3 }, () => [encodeURIComponent(MERCHANT.id), true]),
  );
  expect(JSON.stringify(calls)).not.toContain(MERCHANT.key.toString());
});

it('takes the word of one merchant for no other', async () => {
  const { provider } = await service();
  const other = { id: 'other', key: Buffer.from('o'.repeat(20)) };
  const signed = signReport(MERCHANT.key, report);
  expect(provider.isGenuine(MERCHANT, report, signed)).toBe(true);
  expect(provider.isGenuine(other, report, signed)).toBe(false);
  expect(provider.isGenuine(null, report, signed)).toBe(false);
});
