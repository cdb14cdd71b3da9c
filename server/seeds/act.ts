import type { Transaction } from 'kysely';
import type { Tables } from '../src/database-tables.ts';
import { notificationListeners } from '../src/modules/talk/notifications/index.ts';
import type { DomainEvent, UnitOfWork } from '../src/platform/events/unit-of-work.ts';

/** Does what the product's own operations do, and tells whom they tell. */
export async function act<Done>(
  trx: Transaction<Tables>,
  work: (unit: UnitOfWork<Tables>) => Promise<Done>,
): Promise<Done> {
  const events: DomainEvent[] = [];
  const unit = {
    trx,
    emit: (event: DomainEvent) => void events.push(event),
    publish: () => undefined,
  };
  const done = await work(unit);
  for (const event of events) {
    for (const { type, handle } of notificationListeners) {
      if (type === event.type) await handle(unit, event.data as never);
    }
  }
  return done;
}
