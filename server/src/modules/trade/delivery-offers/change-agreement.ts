import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { deliveryServicesFor } from '../../organizations/organizations/index.ts';
import {
  AGREEMENT_TRANSITIONS,
  type AgreementAction,
  type AgreementSide,
} from './agreement-transitions.ts';
import { agreementMoved } from './delivery-offers.events.ts';
import type { DeliveryOffersTables } from './delivery-offers.tables.ts';

type Row = Selectable<DeliveryOffersTables['delivery_agreement']>;

/** How many orders of an organization a service is bringing, or is asked to; deliveries tell. */
export type CountUnderWay = (
  trx: Transaction<Tables>,
  of: { readonly organizationId: number; readonly serviceId: number },
) => Promise<number>;

interface AgreementActor {
  /** Whose staff acts. */
  readonly organizationId: number;
  readonly actorId: number;
}

/**
 * Asks a delivery service to bring what an organization sells. One that delivers itself need ask nobody.
 * @throws ApiError `not_found` for what is no delivery service of its country, `conflict` while one is asked or
 * brings it already, or before the terms were saved
 */
export async function requestDelivery(
  unit: UnitOfWork<Tables>,
  { serviceId, ...by }: AgreementActor & { readonly serviceId: number },
  countUnderWay: CountUnderWay,
): Promise<number> {
  const { trx } = unit;
  const { organizationId } = by;
  const settings = await lockSettings(trx, organizationId);
  const service = await findService(trx, by, serviceId);
  if (!service) throw new ApiError('not_found');
  if (!settings || settings.service_id === serviceId) throw new ApiError('conflict');
  const asked = await trx
    .insertInto('delivery_agreement')
    .values({ organization_id: organizationId, service_id: serviceId })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!asked) throw new ApiError('conflict');
  if (serviceId === organizationId)
    await move(unit, asked, { ...by, action: 'accept' }, countUnderWay);
  else tell(unit, asked, { ...by, action: 'request' });
  return asked.id;
}

type Move = AgreementActor & { readonly action: AgreementAction };

/**
 * Takes an agreement along one row of its table, the settings of its organization locked, then its row; a repeat
 * answers success again. A service that is accepted takes the place of the one before.
 * @throws ApiError `not_found` for one of others, `conflict` where it cannot go there, or not by this side,
 * `deliveries_live` with their number while orders are being brought by the service that would lose it
 */
export async function moveAgreement(
  unit: UnitOfWork<Tables>,
  {
    agreementId,
    ...by
  }: AgreementActor & {
    readonly agreementId: number;
    readonly action: AgreementAction | 'leave';
  },
  countUnderWay: CountUnderWay,
): Promise<void> {
  const { trx } = unit;
  const found = await ownAgreements(trx, by.organizationId)
    .where('id', '=', agreementId)
    .executeTakeFirst();
  if (!found) throw new ApiError('not_found');
  await lockSettings(trx, found.organization_id);
  const row = await trx
    .selectFrom('delivery_agreement')
    .selectAll()
    .where('id', '=', agreementId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const action = by.action === 'leave' ? leavingOf(row) : by.action;
  const { from, to, by: sides } = AGREEMENT_TRANSITIONS[action];
  if (row.status === to) return;
  const isAllowed = sides.some((side) => isSide(row, side, by.organizationId));
  if (row.status !== from || !isAllowed) throw new ApiError('conflict');
  await move(unit, row, { ...by, action }, countUnderWay);
}

async function move(
  unit: UnitOfWork<Tables>,
  row: Row,
  by: Move,
  countUnderWay: CountUnderWay,
): Promise<void> {
  const { trx } = unit;
  const { organization_id: organizationId } = row;
  if (by.action === 'accept') {
    const before = await trx
      .selectFrom('delivery_agreement')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('status', '=', 'accepted')
      .forUpdate()
      .executeTakeFirst();
    // In the name of the organization: it has chosen another one.
    const end = { ...by, organizationId, action: 'end' } as const;
    if (before) await move(unit, before, end, countUnderWay);
  }
  if (by.action === 'end') {
    const count = await countUnderWay(trx, { organizationId, serviceId: row.service_id });
    if (count > 0) throw new ApiError('deliveries_live', { count });
  }
  await trx
    .updateTable('delivery_agreement')
    .set({ status: AGREEMENT_TRANSITIONS[by.action].to, answered_at: sql<Date>`now()` })
    .where('id', '=', row.id)
    .execute();
  const service = { accept: row.service_id, end: null } as const;
  if (by.action === 'accept' || by.action === 'end') {
    await trx
      .updateTable('delivery_settings')
      .set({ service_id: service[by.action] })
      .where('organization_id', '=', organizationId)
      .execute();
  }
  tell(unit, row, by);
}

/** Agreements in which an organization is one of the two. */
const ownAgreements = (
  db: Pick<Kysely<DeliveryOffersTables>, 'selectFrom'>,
  organizationId: number,
) =>
  db
    .selectFrom('delivery_agreement')
    .selectAll()
    .where((eb) =>
      eb.or([eb('organization_id', '=', organizationId), eb('service_id', '=', organizationId)]),
    );

/** Sending an order out and changing the delivery service wait for each other. */
function lockSettings(trx: Transaction<Tables>, organizationId: number) {
  return trx
    .selectFrom('delivery_settings')
    .select('service_id')
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
}

/** Held, so that it does not stop to deliver meanwhile. */
function findService(trx: Transaction<Tables>, { organizationId }: AgreementActor, id: number) {
  return trx
    .selectFrom(
      deliveryServicesFor(organizationId)
        .where('organization.id', '=', id)
        .forShare()
        .as('service'),
    )
    .select('service.id')
    .executeTakeFirst();
}

const leavingOf = ({ status }: Row): AgreementAction =>
  status === 'requested' || status === 'withdrawn' ? 'withdraw' : 'end';

const isSide = (row: Row, side: AgreementSide, organizationId: number) =>
  organizationId === (side === 'service' ? row.service_id : row.organization_id);

function tell(
  { emit }: Pick<UnitOfWork<Tables>, 'emit'>,
  { id, organization_id, service_id }: Row,
  {
    organizationId,
    actorId,
    action,
  }: AgreementActor & { readonly action: AgreementAction | 'request' },
): void {
  emit(
    agreementMoved({
      organizationId,
      actorId,
      agreementId: id,
      senderId: organization_id,
      serviceId: service_id,
      action,
    }),
  );
}
