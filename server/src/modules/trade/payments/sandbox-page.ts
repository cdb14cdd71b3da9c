import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { localeOf } from '../../../platform/http/request-context.ts';
import type { SecretsTables } from '../../../platform/secrets/secrets.tables.ts';
import type { PaymentsTables } from './payments.tables.ts';
import { SANDBOX_TEXTS } from './sandbox-texts.ts';
import { SANDBOX_PAGE, createSandboxSigner, readSandboxReport } from './sandbox-provider.ts';

interface Address {
  Params: { reference: string };
  Querystring: { outcome?: string };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The page of the demo's payment provider. Like a real one it stands outside of the product: it keeps
 * what has been decided, reports it by a signed callback, and sends the person back.
 */
export async function registerSandboxPage(
  app: FastifyInstance,
  db: Kysely<PaymentsTables & SecretsTables>,
): Promise<void> {
  const sign = await createSandboxSigner(db);
  app.get<Address>(`${SANDBOX_PAGE}:reference`, async (request, reply) => {
    const { amount, currency, state } = await find(request.params.reference);
    if (state !== 'open') throw new ApiError('not_found');
    const locale = localeOf(request);
    const price = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
    const digits = price.resolvedOptions().maximumFractionDigits ?? 2;
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      )
      .send(renderPage(locale, price.format(amount / 10 ** digits), nonce));
  });

  app.post<Address>(`${SANDBOX_PAGE}:reference`, async (request, reply) => {
    const { reference } = request.params;
    const isPaid = request.query.outcome === 'paid';
    const { return_to, failure_to } = await find(reference);
    await db
      .updateTable('sandbox_payment')
      .set({ state: isPaid ? 'paid' : 'declined' })
      .where('reference', '=', reference)
      .where('state', '=', 'open')
      .execute();
    const report = await readSandboxReport(db, reference);
    if (report) {
      // A report that is lost is asked for by the page people return to, and by a timer.
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/payments/callback/',
        headers: { 'x-signature': await sign(report) },
        payload: report,
      });
      request.log.info({ status: answer.statusCode }, 'Payment reported');
    }
    return reply.redirect(report?.outcome === 'paid' ? return_to : (failure_to ?? return_to), 303);
  });

  async function find(reference: string) {
    const payment = UUID.test(reference)
      ? await db
          .selectFrom('sandbox_payment')
          .selectAll()
          .where('reference', '=', reference)
          .executeTakeFirst()
      : undefined;
    if (!payment) throw new ApiError('not_found');
    return payment;
  }
}

function renderPage(locale: keyof typeof SANDBOX_TEXTS, price: string, nonce: string): string {
  const text = SANDBOX_TEXTS[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text.title}</title>
<style nonce="${nonce}">
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 16px;
    box-sizing: border-box; background: light-dark(#eef1f6, #0f1217);
    color: light-dark(#171b21, #eef1f6); font: 16px/1.5 system-ui, sans-serif; }
  main { display: grid; gap: 16px; width: 100%; max-width: 360px; padding: 24px;
    box-sizing: border-box; border-radius: 16px; background: light-dark(#fff, #1a1f27);
    box-shadow: 0 8px 32px rgb(0 0 0 / 12%); text-align: center; }
  h1 { margin: 0; font-size: 16px; font-weight: 500; }
  strong { font-size: 36px; line-height: 1.2; }
  p { margin: 0; color: light-dark(#5b6470, #a4adba); font-size: 14px; }
  form { display: grid; gap: 8px; }
  button { min-height: 48px; border: 0; border-radius: 12px; font: inherit; font-weight: 600;
    cursor: pointer; }
  .pay { background: #1d6f42; color: #fff; }
  .decline { background: light-dark(#eef1f6, #262d38); color: inherit; }
</style>
</head>
<body>
<main>
  <h1>${text.title}</h1>
  <strong>${price}</strong>
  <p>${text.demo}</p>
  <form method="post">
    <button class="pay" formaction="?outcome=paid">${text.pay}</button>
    <button class="decline" formaction="?outcome=declined">${text.decline}</button>
  </form>
</main>
</body>
</html>`;
}
