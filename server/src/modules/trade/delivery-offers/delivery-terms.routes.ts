import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/delivery-terms';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact, UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { moveAgreement, requestDelivery, type CountUnderWay } from './change-agreement.ts';
import { changeDeliveryTerms } from './change-delivery-terms.ts';
import {
  countAgreements,
  findAgreement,
  findAgreements,
  findDeliveryServices,
  presentAgreement,
  readDeliverySettings,
  type DeliveryTermsTables,
  type SelectUnderWay,
} from './delivery-terms.queries.ts';

type RouteTables = DeliveryTermsTables & AuditTables;

interface DeliveryTermsDependencies<T extends RouteTables> {
  readonly db: Kysely<RouteTables>;
  readonly transact: Transact<T>;
  readonly countUnderWay: CountUnderWay<T>;
  readonly selectUnderWay: SelectUnderWay;
}

const ANSWERS = { accepted: 'accept', declined: 'decline' } as const;

/** How an organization delivers, and by whom. */
export function deliveryTermsRoutes<T extends RouteTables>({
  db,
  transact,
  countUnderWay,
  selectUnderWay,
}: DeliveryTermsDependencies<T>): ImplementedRoute[] {
  const read = (id: number, locale: Locale) => readDeliverySettings(db, selectUnderWay, id, locale);
  const show = async (organizationId: number, id: number, locale: Locale) =>
    presentAgreement(
      await findAgreement(db, selectUnderWay, { organizationId, id }),
      organizationId,
      locale,
    );
  const trxOf = (unit: UnitOfWork<T>) => unit.trx as unknown as UnitOfWork<RouteTables>['trx'];
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
        await recordAudit(trxOf(unit), context, body);
        await changeDeliveryTerms(trxOf(unit), id, body);
      });
      return read(id, context.locale);
    }),
    implement(contract.listDeliveryServices, async ({ params: { id }, context: { locale } }) => ({
      list: await findDeliveryServices(db, id, locale),
    })),
    implement(
      contract.listDeliveryAgreements,
      async ({ params: { id }, query: { page, limit, cursor }, context: { locale } }) => {
        const after = decodeCursor(cursor, 'id');
        const offset = after ? 0 : (page - 1) * limit;
        const [rows, count] = await Promise.all([
          findAgreements(db, selectUnderWay, id, { after, offset, limit: limit + 1 }),
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
        await recordAudit(trxOf(unit), context, { service: serviceId });
        return requestDelivery(unit, { ...actorOf(context, id), serviceId }, countUnderWay);
      });
      return show(id, agreement, context.locale);
    }),
    implement(contract.answerDeliveryRequest, async ({ params, body, context }) => {
      const { id, agreement: agreementId } = params;
      await transact(async (unit) => {
        await recordAudit(trxOf(unit), context, { agreement: agreementId, status: body.status });
        const action = ANSWERS[body.status];
        await moveAgreement(unit, { ...actorOf(context, id), agreementId, action }, countUnderWay);
      });
      return show(id, agreementId, context.locale);
    }),
    implement(contract.endDeliveryAgreement, async ({ params, context }) => {
      const { id, agreement: agreementId } = params;
      await transact(async (unit) => {
        await recordAudit(trxOf(unit), context, { agreement: agreementId });
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
