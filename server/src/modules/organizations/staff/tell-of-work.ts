import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { RealtimeTables } from '../../../platform/realtime/realtime.tables.ts';

/** Listens to `member-changed`: the person's open pages show at once what they may do from now on. */
export async function tellOfWork(
  { publish }: UnitOfWork<RealtimeTables>,
  { organizationId, userId }: { readonly organizationId: number; readonly userId: number },
): Promise<void> {
  publish({
    key: `unread:${userId}`,
    type: 'work.changed',
    data: { organization_id: organizationId },
  });
}
