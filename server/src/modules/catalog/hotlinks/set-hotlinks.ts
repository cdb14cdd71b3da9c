import type { Transaction } from 'kysely';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import { hotlinkUrl, type HotlinkAddress } from '@karavan/shared-api/contract/hotlink-url';
import type { HotlinksInput } from '@karavan/shared-api/contract/hotlinks';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { findOwnCollections, type CollectionsTables } from '../collections/index.ts';
import type { HotlinksTables } from './hotlinks.tables.ts';

type HotlinksTransaction = Transaction<HotlinksTables & CollectionsTables>;
type HotlinkInput = HotlinksInput['hotlinks'][number];

interface Edit {
  readonly organizationId: number;
  readonly version: number;
  readonly input: HotlinksInput;
}

/**
 * Replaces the links of an organization; those that are named keep what they have counted.
 * @throws ApiError `settings_changed` when somebody else has edited them since; `invalid_input` naming the field
 */
export async function setHotlinks(
  trx: HotlinksTransaction,
  { organizationId, version, input: { theme, hotlinks } }: Edit,
): Promise<void> {
  await holdPage(trx, organizationId, version);
  await requireCollections(trx, organizationId, hotlinks);
  const rows = await trx
    .selectFrom('hotlink')
    .select(['id', 'presses'])
    .where('organization_id', '=', organizationId)
    .execute();
  const present = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<number>();
  for (const [position, hotlink] of hotlinks.entries()) {
    const own = hotlink.id !== null && present.has(hotlink.id) && !kept.has(hotlink.id);
    const values = { position, ...describe(hotlink) };
    if (own) {
      kept.add(hotlink.id!);
      await trx.updateTable('hotlink').set(values).where('id', '=', hotlink.id).execute();
    } else {
      const { id } = await trx
        .insertInto('hotlink')
        .values({ organization_id: organizationId, ...values })
        .returning('id')
        .executeTakeFirstOrThrow();
      kept.add(id);
    }
  }
  await trx
    .deleteFrom('hotlink')
    .where('organization_id', '=', organizationId)
    .$if(kept.size > 0, (query) => query.where('id', 'not in', [...kept]))
    .execute();
  await trx
    .updateTable('hotlink_page')
    .set({ theme, version: version + 1 })
    .where('organization_id', '=', organizationId)
    .execute();
}

/** Of two who edit at once the second is told. */
async function holdPage(
  trx: HotlinksTransaction,
  organization_id: number,
  version: number,
): Promise<void> {
  await trx
    .insertInto('hotlink_page')
    .values({ organization_id, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const page = await trx
    .selectFrom('hotlink_page')
    .select('version')
    .where('organization_id', '=', organization_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (page.version !== version) throw new ApiError('settings_changed');
}

async function requireCollections(
  trx: HotlinksTransaction,
  organizationId: number,
  hotlinks: readonly HotlinkInput[],
): Promise<void> {
  const own = new Set(await findOwnCollections(trx, organizationId));
  const place = hotlinks.findIndex(
    ({ kind, collection }) => kind === 'collection' && !own.has(collection ?? 0),
  );
  if (place < 0) return;
  const problem: FieldProblem = 'not_offered';
  throw new ApiError('invalid_input', {
    fields: { [`hotlinks.${place}.collection`]: [{ problem }] },
  });
}

/** What stands in the row: nothing that does not belong to the kind, and addresses as they are followed. */
function describe({ kind, title, contact, address, collection, ...rest }: HotlinkInput) {
  const { is_shown, starts_at, ends_at } = rest;
  return {
    kind,
    title,
    contact: kind === 'contact' ? contact : null,
    address: addressOf({ kind, contact, address }),
    collection_id: kind === 'collection' ? collection : null,
    is_shown,
    starts_at,
    ends_at,
  };
}

function addressOf({ kind, contact, address }: HotlinkAddress): string {
  if (kind === 'link') return hotlinkUrl({ kind, contact, address }) ?? '';
  return kind === 'contact' ? address : '';
}
