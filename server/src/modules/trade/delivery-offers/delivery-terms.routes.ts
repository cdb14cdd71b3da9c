import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/delivery-terms';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { moveAgreement, requestDelivery, type CountUnderWay } from './change-agreement.ts';
import { changeDeliveryService, type CountDuties } from './change-delivery-service.ts';
import { changeDeliveryTerms } from './change-delivery-terms.ts';
import { changeDeliveryZones } from './change-delivery-zones.ts';
import {
  countAgreements,
  findAgreement,
  findAgreements,
  findDeliveryServices,
  presentAgreement,
  readDeliverySettings,
  type SelectUnderWay,
} from './delivery-terms.queries.ts';

interface DeliveryTermsDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly countUnderWay: CountUnderWay;
  readonly selectUnderWay: SelectUnderWay;
  readonly countDuties: CountDuties;
}

const ANSWERS = { accepted: 'accept', declined: 'decline' } as const;

/** How an organization delivers, and by whom. */
export function deliveryTermsRoutes({
  db,
  transact,
  countUnderWay,
  selectUnderWay,
  countDuties,
}: DeliveryTermsDependencies): ImplementedRoute[] {
  const read = (id: number, locale: Locale) => readDeliverySettings(db, selectUnderWay, id, locale);
  const show = async (organizationId: number, id: number, locale: Locale) =>
    presentAgreement(
      await findAgreement(db, selectUnderWay, { organizationId, id }),
      organizationId,
      locale,
    );
  const actorOf = ({ actor }: RequestContext, organizationId: number) => ({
    organizationId,
    actorId: requireActor(actor).userId,
  });

  return [
    implement(contract.getDeliverySettings, ({ params: { id }, context: { locale } }) =>
      read(id, locale),
    ),
    implement(contract.updateDeliverySettings, async ({ params: { id }, body, context }) => {
      await transact(async (unit) => {
        const { week, ...terms } = body;
        await recordAudit(unit.trx, context, { ...terms, intervals: week.length });
        await changeDeliveryTerms(unit.trx, id, body);
      });
      return read(id, context.locale);
    }),
    implement(contract.updateDeliveryZones, async ({ params: { id }, body, context }) => {
      await transact(async (unit) => {
        const zones = body.zones.map(({ name, fee }) => `${name}: ${fee}`).join(', ');
        await recordAudit(unit.trx, context, { zones, only: body.is_zones_only });
        await changeDeliveryZones(unit.trx, id, body);
      });
      return read(id, context.locale);
    }),
    implement(contract.changeDeliveryService, async ({ params: { id }, body, context }) => {
      await transact(async ({ trx }) => {
        await recordAudit(trx, context, body);
        const change = { organizationId: id, isService: body.is_service };
        await changeDeliveryService(trx, change, countDuties);
      });
      return read(id, context.locale);
    }),
    implement(contract.listDeliveryServices, async ({ params: { id }, context: { locale } }) => ({
      list: await findDeliveryServices(db, id, locale),
    })),
    implement(
      contract.listDeliveryAgreements,
      async ({ params: { id }, query: { page, limit, cursor }, context: { locale } }) => {
        const window = pageWindow({ page, limit, cursor }, 'id');
        const [rows, count] = await Promise.all([
          findAgreements(db, selectUnderWay, id, window),
          countAgreements(db, id),
        ]);
        return pageAnswer(rows, limit, count, {
          present: (row) => presentAgreement(row, id, locale),
          cursorOf: (row) => encodeCursor({ value: '', id: row.id }),
        });
      },
    ),
    implement(contract.requestDelivery, async ({ params: { id }, body, context }) => {
      const { service_id: serviceId } = body;
      const agreement = await transact(async (unit) => {
        await recordAudit(unit.trx, context, { service: serviceId });
        return requestDelivery(unit, { ...actorOf(context, id), serviceId }, countUnderWay);
      });
      return show(id, agreement, context.locale);
    }),
    implement(contract.answerDeliveryRequest, async ({ params, body, context }) => {
      const { id, agreement: agreementId } = params;
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { agreement: agreementId, status: body.status });
        const action = ANSWERS[body.status];
        await moveAgreement(unit, { ...actorOf(context, id), agreementId, action }, countUnderWay);
      });
      return show(id, agreementId, context.locale);
    }),
    implement(contract.endDeliveryAgreement, async ({ params, context }) => {
      const { id, agreement: agreementId } = params;
      await transact(async (unit) => {
        await recordAudit(unit.trx, context, { agreement: agreementId });
        await moveAgreement(
          unit,
          { ...actorOf(context, id), agreementId, action: 'leave' },
          countUnderWay,
        );
      });
      return undefined;
    }),
  ];
}
