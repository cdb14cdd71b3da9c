import type { Kysely } from 'kysely';
import type { ChosenExtras } from '@karavan/shared-api/contract/event-extras';
import { EXTRAS_PER_ORDER_MAX } from '@karavan/shared-api/contract/limits';
import type { TicketQuote } from '@karavan/shared-api/contract/tickets';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { findExtras, isVisibleTo, type ItemsTables } from '../../catalog/items/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import {
  presentQuotedGifts,
  quoteGifts,
  sumOf as sumOfGifts,
  type GiftsTables,
  type QuotedGifts,
} from '../gifts/index.ts';
import {
  cardFor,
  findClientCards,
  priceSale,
  type ClientCard,
  type ClientCardTables,
  type SalePrice,
} from '../discounts/index.ts';

type TicketQuoteTables = ItemsTables & OrganizationsTables & ClientCardTables & GiftsTables;
type Section = Awaited<ReturnType<typeof findSection>>;

/** What tickets cost. Sums are minor units. */
export interface QuotedTickets {
  readonly section: Section;
  readonly extras: readonly QuotedExtra[];
  /** Tickets and extras. */
  readonly goods: number;
  readonly price: SalePrice;
  readonly card: ClientCard | null;
  readonly gifts: QuotedGifts;
  /** What is left to pay in money. */
  readonly payable: number;
}

interface QuotedExtra {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

interface WantedTickets {
  readonly sizeId: number;
  readonly quantity: number;
  readonly extras: ChosenExtras;
  readonly spendGifts: boolean;
  /** Null for a guest, who has no card. */
  readonly clientId: number | null;
}

/**
 * Works out what a client would pay for tickets and what they choose along with them, whether or not so many are left.
 * @throws ApiError `not_found` for what is no event, or over, and extras of another one; `event_cancelled`;
 *   `invalid_input` for more of an extra than one order may have
 */
export async function quoteTickets(
  db: Pick<Kysely<TicketQuoteTables>, 'selectFrom'>,
  { sizeId, quantity, extras: chosen, spendGifts, clientId }: WantedTickets,
): Promise<QuotedTickets> {
  const section = await findSection(db, sizeId, clientId);
  const extras = await quoteExtras(db, section.item_id, chosen);
  const goods = section.price * quantity + sumOf(extras);
  const card =
    clientId === null
      ? null
      : cardFor(await findClientCards(db, section.organization_id, clientId), goods);
  const price = priceSale(goods, card, 0);
  const { organization_id: organizationId, currency } = section;
  const gifts = await quoteGifts(
    db,
    { organizationId, clientId, currency },
    { due: price.payable, spendGifts },
  );
  const payable = price.payable - sumOfGifts(gifts.paying);
  return { section, extras, goods, price, card, gifts, payable };
}

const sumOf = (extras: readonly QuotedExtra[]) =>
  extras.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

async function quoteExtras(
  db: Pick<Kysely<ItemsTables>, 'selectFrom'>,
  itemId: number,
  chosen: ChosenExtras,
): Promise<QuotedExtra[]> {
  if (chosen.length === 0) return [];
  const places = new Map(chosen.map(({ extra_id }, place) => [extra_id, place]));
  const found = await findExtras(db, itemId, [...places.keys()]);
  if (found.length < chosen.length) throw new ApiError('not_found');
  return found.map(({ id, name, price, per_order }) => {
    const place = places.get(id)!;
    const { quantity } = chosen[place]!;
    if (quantity > (per_order ?? EXTRAS_PER_ORDER_MAX)) {
      const field = `extras.${place}.quantity`;
      throw new ApiError('invalid_input', { fields: { [field]: [{ problem: 'too_big' }] } });
    }
    return { id, name, price, quantity };
  });
}

export function presentTicketQuote({
  section,
  extras,
  goods,
  price,
  gifts,
  payable,
}: QuotedTickets): TicketQuote {
  const money = (minor: number) => presentMoney(minor, section.currency);
  return {
    goods: money(goods),
    ...(extras.length > 0 && {
      parts: { tickets: money(goods - sumOf(extras)), extras: money(sumOf(extras)) },
    }),
    discount: money(price.discount),
    cashback_earned: money(price.cashbackEarned),
    ...presentQuotedGifts(gifts, section.currency),
    total: money(payable),
  };
}

/**
 * A section of an event to come, as somebody may see it.
 * @throws ApiError `not_found`, `event_cancelled`
 */
export async function findSection(
  db: Pick<Kysely<ItemsTables & OrganizationsTables>, 'selectFrom'>,
  sizeId: number,
  viewer: number | null,
) {
  const section = await db
    .selectFrom('item_size')
    .innerJoin('item', 'item.id', 'item_size.item_id')
    .innerJoin('event', 'event.item_id', 'item.id')
    .innerJoin('event_section', 'event_section.size_id', 'item_size.id')
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'item.organization_id'),
    )
    .select(['item_size.item_id', 'item_size.size', 'item.name', 'event_section.price'])
    .select(['event.status', 'event.sales_from', 'event.sales_until'])
    .select([
      'event_section.sales_from as section_from',
      'event_section.sales_until as section_until',
    ])
    .select(['item.organization_id', 'organization.currency', 'event.starts_at'])
    .select('organization.takes_online_payment')
    .where('item_size.id', '=', sizeId)
    .where('item.kind', '=', 'ticket')
    .where(isVisibleTo(viewer))
    .where('event.starts_at', '>', new Date())
    .executeTakeFirst();
  if (!section) throw new ApiError('not_found');
  if (section.status === 'cancelled') throw new ApiError('event_cancelled');
  return section;
}
