import { sql, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EventStatus } from '@karavan/shared-api/contract/event-states';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { presentImage } from '../../../platform/files/present-image.ts';
import { previewById, type FindPreview } from '../../../platform/http/page-preview.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { joinOrganizationCard } from '../../organizations/organizations/index.ts';
import { isOpenToAll } from './visible-items.ts';
import { selectFirstPicture, type ItemCardTables } from './item-cards.ts';

/** UN/CEFACT codes of what a price is for. */
const UNIT_CODES = {
  minute: 'MIN',
  hour: 'HUR',
  day: 'DAY',
  month: 'MON',
  year: 'ANN',
} as const satisfies Record<PeriodUnit, string>;

/** An item for everybody as other sites show it, with its price and whether it can be had. */
export function createItemPreview(db: Kysely<ItemCardTables>): FindPreview {
  return previewById(async (id, locale) => {
    const item = await joinOrganizationCard(db.selectFrom('item'), 'item.organization_id')
      .select(['item.name', 'item.description', 'item.translations'])
      .select(['item.price', 'item.price_unit'])
      .select(['organization.currency', 'organization.address', 'organization.city'])
      .select(['organization.country'])
      .select((eb) => [
        selectFirstPicture(eb.ref('item.id')).as('picture'),
        // Null where it is not sold by pieces.
        eb
          .selectFrom('item_size')
          .select(sql<boolean | null>`bool_or(stock > held)`.as('is_left'))
          .whereRef('item_size.item_id', '=', 'item.id')
          .as('is_left'),
        jsonObjectFrom(
          eb
            .selectFrom('event')
            .select(['event.starts_at', 'event.ends_at', 'event.place', 'event.status'])
            .whereRef('event.item_id', '=', 'item.id'),
        ).as('event'),
      ])
      .where('item.id', '=', id)
      .where(isOpenToAll)
      .executeTakeFirst();
    if (!item) return null;
    const price = item.price === null ? null : presentMoney(item.price, item.currency);
    const isSoldOut = item.is_left === false || (item.event !== null && isSaleOver(item.event));
    const { title: name, description } = item.translations[locale] ?? {
      title: item.name,
      description: item.description,
    };
    return {
      title: `${name} — ${item.organization_title}`,
      description,
      image: item.picture && presentImage(item.picture),
      type: 'product',
      properties: {
        ...(price && {
          'product:price:amount': price.amount,
          'product:price:currency': price.currency,
        }),
        'product:availability': isSoldOut ? 'out of stock' : 'in stock',
      },
      thing: {
        ...(item.event ? describeEvent(item.event, item) : { '@type': 'Product' }),
        name,
        ...(price && {
          offers: {
            '@type': 'Offer',
            price: price.amount,
            priceCurrency: price.currency,
            // What is let does not cost this much, but each day or night of it does.
            ...(item.price_unit && {
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: price.amount,
                priceCurrency: price.currency,
                unitCode: UNIT_CODES[item.price_unit],
              },
            }),
            availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
            seller: { '@type': 'Organization', name: item.organization_title },
          },
        }),
      },
    };
  });
}

interface EventRow {
  /** As JSON writes them. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly place: string;
  readonly status: EventStatus;
}

interface PlaceRow {
  readonly organization_title: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
}

/** No ticket of it is sold any more. */
const isSaleOver = ({ status, starts_at }: EventRow) =>
  status === 'cancelled' || Date.parse(starts_at) <= Date.now();

/** When and where what tickets are for takes place, and whether it does. */
const describeEvent = (event: EventRow, organization: PlaceRow) => ({
  '@type': 'Event',
  startDate: event.starts_at,
  endDate: event.ends_at,
  eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: event.place,
    address: {
      '@type': 'PostalAddress',
      streetAddress: organization.address,
      addressLocality: organization.city,
      addressCountry: organization.country,
    },
  },
  organizer: { '@type': 'Organization', name: organization.organization_title },
});
