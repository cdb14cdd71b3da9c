import type { Kysely } from 'kysely';
import {
  getRentalStatistics,
  listRentalClients,
  listRentalSums,
} from '@karavan/shared-api/contract/rental-statistics';
import { presentImage } from '../../../platform/files/present-image.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { selectFirstPicture, selectItemName } from '../../catalog/items/index.ts';
import { findOwnRental, readOccupancy, type TermsTables } from '../rental-periods/index.ts';
import { findNameOf, listPeople } from './list-people.ts';
import type { OrderListTables } from './order-list.queries.ts';
import { organizationFor, readFigures } from './read-figures.ts';
import { countSumsBy, selectSumsBy } from './sums-by.queries.ts';

/** What was let, thing by thing. */
export function rentalStatisticsRoutes(
  db: Kysely<OrderListTables & TermsTables>,
): ImplementedRoute[] {
  return [
    implement(listRentalSums, async ({ params: { id: organizationId }, query }) => {
      const { from, to, ...paging } = query;
      const { currency, timeZone } = await organizationFor(db, organizationId, query);
      const filter = { organizationId, timeZone, from, to, kind: 'rent' } as const;
      const [rows, count] = await Promise.all([
        selectSumsBy(db, filter, 'item', pageWindow(paging, 'price'))
          .select((eb) => [
            selectItemName(eb.ref('sums.id')).$notNull().as('title'),
            selectFirstPicture(eb.ref('sums.id')).as('image'),
          ])
          .execute(),
        countSumsBy(db, filter, 'item'),
      ]);
      return pageAnswer(rows, query.limit, count, {
        present: ({ image, total, ...row }) => ({
          ...row,
          image: image && presentImage(image),
          total: presentMoney(total, currency),
        }),
        cursorOf: ({ id, total }) => encodeCursor({ value: String(total), id }),
      });
    }),
    implement(
      getRentalStatistics,
      async ({ params: { id: organizationId, item: itemId }, query: { client, ...days } }) => {
        const { currency, timeZone } = await organizationFor(db, organizationId, days);
        const rental = await findOwnRental(db, { organizationId, itemId });
        const filter = { organizationId, timeZone, ...days, kind: 'rent', itemId } as const;
        const [figures, occupancy, name] = await Promise.all([
          readFigures(db, { ...filter, clientId: client }, currency),
          readOccupancy(db, rental, days),
          findNameOf(db, 'client', { organizationId, personId: client }),
        ]);
        return {
          ...figures,
          title: rental.name,
          occupancy,
          client: name,
        };
      },
    ),
    implement(
      listRentalClients,
      async ({ params: { id: organizationId, item: itemId }, query }) => {
        const { from, to, ...paging } = query;
        const { currency, timeZone } = await organizationFor(db, organizationId, query);
        await findOwnRental(db, { organizationId, itemId });
        const filter = { organizationId, timeZone, from, to, kind: 'rent', itemId } as const;
        return listPeople(db, filter, 'client', { ...paging, currency });
      },
    ),
  ];
}
