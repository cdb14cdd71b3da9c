import { sql, type Transaction } from 'kysely';
import { WEBHOOKS_MAX } from '@karavan/shared-api/contract/limits';
import type { WebhookEvent } from '@karavan/shared-api/contract/webhook-events';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { holdOrganization } from '../../organizations/organizations/index.ts';
import { drawSalt } from './webhook-secret.ts';
import type { OwnWebhook } from './webhooks.queries.ts';
import type { WebhooksTables } from './webhooks.tables.ts';

type Trx = Transaction<WebhooksTables>;

interface Wanted {
  readonly url: string;
  readonly title: string;
  readonly events: readonly WebhookEvent[];
}

/** How long the former secret signs beside the present one. */
const OVERLAP = sql<Date>`now() + interval '1 day'`;

/**
 * Has events sent to an address from now on. Answers its id, and the salt of its secret.
 * @throws ApiError `too_many_kept`, `invalid_input` for an address that it has already
 */
export async function addWebhook(trx: Trx, organizationId: number, wanted: Wanted) {
  const others = await lockOthers(trx, { organizationId, webhookId: null });
  if (others.length >= WEBHOOKS_MAX) throw new ApiError('too_many_kept', { count: WEBHOOKS_MAX });
  refuseRepeated(others, wanted.url);
  const salt = drawSalt();
  const { id } = await trx
    .insertInto('webhook')
    .values({ organization_id: organizationId, ...rowOf(wanted), salt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, salt };
}

/**
 * Changes what is sent where. What waits when it is switched off has failed, and can be sent again; so has what an
 * operation under way has queued after that, when it is switched on.
 * @throws ApiError `not_found`, `invalid_input` for an address that another one has
 */
export async function changeWebhook(
  trx: Trx,
  own: OwnWebhook,
  { isActive, ...wanted }: Wanted & { readonly isActive: boolean },
): Promise<void> {
  refuseRepeated(await lockOthers(trx, own), wanted.url);
  const { state, url } = await lockWebhook(trx, own);
  // Saving what the product has switched off does not hide that.
  const next = isActive ? 'active' : state === 'active' ? 'off' : state;
  await trx
    .updateTable('webhook')
    .set({ ...rowOf(wanted), state: next })
    .$if(next !== state || wanted.url !== url, (query) => query.set({ failing_since: null }))
    .where('id', '=', own.webhookId)
    .execute();
  if (next !== 'active' || state !== 'active') await giveUp(trx, own.webhookId);
}

/**
 * Sends nothing there any more. The row goes later: operations under way may still queue something for it.
 * @throws ApiError `not_found`
 */
export async function removeWebhook(trx: Trx, own: OwnWebhook): Promise<void> {
  await lockWebhook(trx, own);
  await trx
    .updateTable('webhook')
    .set({ state: 'off', removed_at: sql<Date>`now()`, former_salt: null, former_until: null })
    .where('id', '=', own.webhookId)
    .execute();
  await giveUp(trx, own.webhookId);
}

/**
 * Gives it another secret; the one before it signs as well for a day. Answers the salt of the new one.
 * @throws ApiError `not_found`
 */
export async function rotateSecret(trx: Trx, own: OwnWebhook): Promise<Buffer> {
  const { salt: former } = await lockWebhook(trx, own);
  const salt = drawSalt();
  await trx
    .updateTable('webhook')
    .set({ salt, former_salt: former, former_until: OVERLAP })
    .where('id', '=', own.webhookId)
    .execute();
  return salt;
}

/** Nobody tries any more what still waits for a webhook; a ping goes where nothing else does. */
export async function giveUp(trx: Trx, webhookId: number): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', finished_at: sql<Date>`now()` })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('type', '<>', 'webhook.ping')
    .execute();
}

/**
 * Locks a webhook until the transaction ends.
 * @throws ApiError `not_found` for one that is removed, or another organization's
 */
export async function lockWebhook(trx: Trx, { organizationId, webhookId }: OwnWebhook) {
  const webhook = await trx
    .selectFrom('webhook')
    .select(['id', 'state', 'url', 'salt'])
    .where('id', '=', webhookId)
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!webhook) throw new ApiError('not_found');
  return webhook;
}

const rowOf = ({ url, title, events }: Wanted) => ({
  url,
  title,
  events: sql<WebhookEvent[]>`${[...new Set(events)]}::text[]`,
});

/** The other webhooks of an organization, whose number and addresses stay until the transaction ends. */
async function lockOthers(
  trx: Trx,
  { organizationId, webhookId }: { organizationId: number; webhookId: number | null },
) {
  await holdOrganization(trx, organizationId);
  return trx
    .selectFrom('webhook')
    .select(['id', 'url'])
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .where('id', 'is distinct from', webhookId)
    .execute();
}

function refuseRepeated(others: readonly { readonly url: string }[], url: string): void {
  if (others.some((other) => other.url === url)) {
    throw new ApiError('invalid_input', { fields: { url: [{ problem: 'repeated' }] } });
  }
}
