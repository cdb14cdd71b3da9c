import type { Kysely } from 'kysely';
import type { EventInput } from '@karavan/shared-api/contract/events';
import { parseMoney } from '../../../../platform/money/parse-money.ts';
import { momentAt } from '../../../../platform/time/wall-time.ts';
import type { OrganizationsTables } from '../../../organizations/organizations/index.ts';
import { describeItem, refuse } from '../editing/describe-item.ts';
import { describeExtras } from '../extras/change-extras.ts';
import type { ItemsTables } from '../items.tables.ts';

interface Place {
  readonly currency: string;
  readonly time_zone: string;
}

/** A section as it is stored; `price` in minor units. */
export interface SectionValues {
  readonly id: number | null;
  readonly size: string;
  readonly position: number;
  readonly price: number;
  readonly quota: number;
  readonly sales_from: Date | null;
  readonly sales_until: Date | null;
}

/**
 * What staff have entered of an event, as it is stored: the item's own columns, those of the event, the sections, and
 * the extras where they are told.
 * @throws ApiError `invalid_input` naming the field
 */
export async function describeEvent(
  db: Pick<Kysely<ItemsTables & OrganizationsTables>, 'selectFrom'>,
  organizationId: number,
  input: EventInput,
) {
  const place = await findPlace(db, organizationId);
  const sections = input.sections.map((section, index) => describeSection(section, index, place));
  const [cheapest] = sections.toSorted((one, other) => one.price - other.price);
  const price = input.sections[cheapest!.position]!.price;
  const { title, description, translations, category, images, videos, status, publish_at } = input;
  const texts = { title, description, translations, category, images, videos, status, publish_at };
  const { instagram_posts } = input;
  return {
    item: await describeItem(db, organizationId, {
      ...texts,
      instagram_posts,
      price,
      old_price: null,
      sizes: [],
    }),
    event: {
      ...describeTimes(input, place.time_zone),
      place: input.place,
      ...saleOf(input, place.time_zone),
    },
    sections,
    extras: input.extras && describeExtras(input.extras, place.currency),
  };
}

/** When an event begins and ends. */
export function describeTimes(
  { starts, ends }: Pick<EventInput, 'starts' | 'ends'>,
  timeZone: string,
) {
  const starts_at = momentAt(starts, timeZone)!;
  const ends_at = momentAt(ends, timeZone)!;
  // Where the clock leaps, two times can be the same moment.
  if (ends_at <= starts_at) refuse('ends', 'reversed_range');
  return { starts_at, ends_at };
}

export function findPlace(
  db: Pick<Kysely<OrganizationsTables>, 'selectFrom'>,
  organizationId: number,
): Promise<Place> {
  return db
    .selectFrom('organization')
    .select(['currency', 'time_zone'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
}

function describeSection(
  section: EventInput['sections'][number],
  position: number,
  { currency, time_zone }: Place,
): SectionValues {
  const field = `sections.${position}`;
  const { id, name, quota } = section;
  return {
    id,
    size: name,
    position,
    price: parseMoney(section.price, currency) ?? refuse(`${field}.price`, 'amount_format'),
    quota,
    ...saleOf(section, time_zone, `${field}.`),
  };
}

function saleOf(
  { sales_from, sales_until }: Pick<EventInput, 'sales_from' | 'sales_until'>,
  timeZone: string,
  prefix = '',
) {
  const at = (time: string | null) => (time === null ? null : momentAt(time, timeZone));
  const sale = { sales_from: at(sales_from), sales_until: at(sales_until) };
  if (sale.sales_from && sale.sales_until && sale.sales_until <= sale.sales_from) {
    refuse(`${prefix}sales_until`, 'reversed_range');
  }
  return sale;
}
