import { createHmac } from 'node:crypto';
import type {
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
} from '@karavan/shared-api/contract/webhooks';
import { WEBHOOK_DATA, type WebhookType } from '@karavan/shared-api/contract/webhook-events';
import { deliverWebhooks } from '../modules/talk/webhooks/index.ts';
import type { OutboundRequest } from '../platform/outbound/outbound.ts';
import { OutboundError } from '../platform/outbound/outbound-error.ts';
import { loadSecret } from '../platform/secrets/load-secret.ts';
import type { TestServer } from './test-server.ts';

/** What has arrived somewhere. */
interface Arrived {
  readonly url: string;
  readonly id: string;
  readonly type: WebhookType;
  readonly data: Readonly<Record<string, unknown>>;
  readonly request: Pick<OutboundRequest, 'headers' | 'body'>;
}

/** Where messages arrive, as the far side of the one fetcher. */
function createReceiver() {
  const arrived: Arrived[] = [];
  let answer: (message: Arrived) => number | 'down' | Promise<number> = () => 204;
  return {
    arrived,
    /** @param next status of the answers from now on; `down` where there is none */
    answerWith(next: typeof answer) {
      answer = next;
    },
    async tell(url: string, request: OutboundRequest) {
      const { type, data } = JSON.parse(String(request.body)) as Pick<Arrived, 'type' | 'data'>;
      // Whatever is sent is as the contract says.
      WEBHOOK_DATA[type].parse(data);
      const message = { url, id: request.headers!['webhook-id']!, type, data, request };
      arrived.push(message);
      const status = await answer(message);
      if (status === 'down') throw new OutboundError('network');
      return {
        status,
        beginning: Buffer.from('thanks, token=0123456789abcdef0123456789abcdef'),
        location: null,
      };
    },
  };
}

/** The webhooks of an organization, as its owner has them. */
export async function openTestWebhooks(
  server: TestServer,
  { organizationId, owner }: { readonly organizationId: number; readonly owner: number },
) {
  const { db } = server.database;
  const token = await server.sessionOf(owner);
  const receiver = createReceiver();
  const key = await loadSecret(db, 'webhook');
  const call = (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) =>
    server.call(`/organizations/${organizationId}/webhooks/${path}`, {
      method,
      token,
      ...(body && { body }),
    });
  return {
    receiver,
    call,
    async add(values: object = {}): Promise<WebhookWithSecret> {
      const form = {
        url: 'https://shop.example/hooks',
        title: '',
        events: ['order.placed', 'order.changed'],
        ...values,
      };
      return (await call('', 'POST', form)).body;
    },
    change: (
      { id, url, title, events }: Webhook,
      values: { readonly url?: string; readonly is_active?: boolean },
    ) => call(`${id}/`, 'PUT', { url, title, events, is_active: true, ...values }),
    list: async () => ((await call('')).body as { list: Webhook[] }).list,
    log: async (webhook: number, query = '') =>
      ((await call(`${webhook}/deliveries/${query}`)).body as { list: WebhookDelivery[] }).list,
    /** Sends whatever is due, as the job does. */
    deliver: (runMs?: number) =>
      deliverWebhooks(
        { db, transact: server.transact, outbound: receiver, key },
        runMs === undefined ? {} : { runMs },
      ),
    /** Lets the time until the next try pass. */
    pass: () =>
      db
        .updateTable('webhook_delivery')
        .set({ next_at: new Date(0) })
        .where('state', '=', 'waiting')
        .execute(),
  };
}

/** Whether one of a message's signatures is that of a secret, as receivers find out. */
export function isSignedWith(secret: string, { request }: Arrived): boolean {
  const { headers, body } = request;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const content = `${headers!['webhook-id']}.${headers!['webhook-timestamp']}.${String(body)}`;
  const signature = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return headers!['webhook-signature']!.split(' ').includes(signature);
}
