import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/hotlinks';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import type { CollectionsTables } from '../collections/index.ts';
import type { ItemCardTables } from '../items/index.ts';
import type { HotlinkCounter } from './count-hotlinks.ts';
import type { HotlinksTables } from './hotlinks.tables.ts';
import { findHotlinkLink, readEditedHotlinks, readHotlinks } from './read-hotlinks.ts';
import { setHotlinks } from './set-hotlinks.ts';

type PageTables = HotlinksTables & CollectionsTables & ItemCardTables;

interface HotlinksParts {
  readonly db: Kysely<PageTables>;
  readonly transact: Transact<PageTables & AuditTables>;
  readonly counter: Pick<HotlinkCounter, 'add'>;
}

export function hotlinksRoutes({ db, transact, counter }: HotlinksParts): ImplementedRoute[] {
  return [
    implement(contract.getHotlinks, ({ params: { id }, context: { actor, locale } }) =>
      readHotlinks(db, id, { viewer: actor?.userId ?? null, locale }),
    ),
    implement(contract.getHotlinkLink, ({ params: { id }, context: { locale } }) =>
      findHotlinkLink(db, id, locale),
    ),
    implement(contract.countHotlinks, async ({ params: { id }, body: { hotlink }, context }) => {
      counter.add({ organizationId: id, hotlink, address: context.address });
      return undefined;
    }),
    implement(contract.getEditedHotlinks, ({ params: { id } }) => readEditedHotlinks(db, id)),
    implement(contract.setHotlinks, ({ params: { id }, body: { version, ...input }, context }) =>
      transact(async ({ trx }) => {
        await setHotlinks(trx, { organizationId: id, version, input });
        await recordAudit(trx, context, {
          version: version + 1,
          hotlinks: input.hotlinks.map(({ title }) => title).join(', '),
        });
        return readEditedHotlinks(trx, id);
      }),
    ),
  ];
}
