import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/delivery';
import type { Tables } from '../../database-tables.ts';
import { implement, type ImplementedRoute } from '../../platform/http/implement.ts';
import { requireActor } from '../../platform/http/register-routes.ts';
import { presentMoney } from '../../platform/money/present-money.ts';
import { findAvailableDeliveries, type DeliveryRow } from './delivery.queries.ts';
import { takeDelivery } from './take-delivery.ts';

export function deliveryRoutes(db: Kysely<Tables>): ImplementedRoute[] {
  return [
    implement(contract.listAvailableDeliveries, async ({ context }) => {
      const rows = await findAvailableDeliveries(db, requireActor(context.actor).userId);
      return { list: rows.map(presentAvailable) };
    }),
    implement(contract.acceptDelivery, async ({ params, context }) =>
      presentTaken(await takeDelivery(db, params.id, requireActor(context.actor).userId)),
    ),
  ];
}

function presentAvailable(row: DeliveryRow): contract.AvailableDelivery {
  return {
    id: row.id,
    organization: {
      id: row.organization_id,
      title: row.organization_title,
      address: row.organization_address,
    },
    district: row.district,
    fee: presentMoney(row.fee, row.currency),
    who_pays: row.who_pays,
    created_at: row.created_at.toISOString(),
  };
}

function presentTaken(row: DeliveryRow): contract.TakenDelivery {
  return {
    ...presentAvailable(row),
    status: row.status,
    address: row.address,
    phone: row.phone,
    cash_due: presentMoney(row.cash_due, row.currency),
  };
}
