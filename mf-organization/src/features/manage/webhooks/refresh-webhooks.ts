import { listWebhookDeliveries, listWebhooks } from '@karavan/shared-api/client/webhooks';
import { endpointKey } from '@karavan/shared-api/query';

interface Queries {
  invalidateQueries(of: { queryKey: readonly unknown[] }): Promise<void>;
}

/** Reads the webhooks and their logs again. */
export function refreshWebhooks(queries: Queries): void {
  void queries.invalidateQueries({ queryKey: endpointKey(listWebhooks, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(listWebhookDeliveries, 'list') });
}
