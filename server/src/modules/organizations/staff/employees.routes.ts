import type { Kysely, Transaction } from 'kysely';
import { uidOf } from '@karavan/shared-api/contract/id-prefixes';
import * as contract from '@karavan/shared-api/contract/employees';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import {
  findByReference,
  limitSearch,
  maskName,
  type ReferredPerson,
} from '../../identity/people/index.ts';
import { changeEmployee } from './change-employee.ts';
import { presentEmployee, presentEmployeeDetail } from './employees.presenter.ts';
import {
  countEmployees,
  findEmployee,
  findEmployees,
  findLiveMembership,
  findOtherTimes,
  type EmployeeTables,
} from './employees.queries.ts';
import { dismissEmployee, withdrawInvitation, type CountStranded } from './end-membership.ts';
import { findReader } from './find-reader.ts';
import { inviteEmployee } from './invite-employee.ts';
import { limitInvitations } from './limit-invitations.ts';

export type StaffRouteTables = EmployeeTables & AuditTables & ThrottleTables;

interface EmployeesDependencies {
  readonly db: Kysely<StaffRouteTables>;
  readonly transact: Transact<StaffRouteTables>;
  /** Of the personal codes that people show. */
  readonly codeKey: Buffer;
  readonly countStranded: CountStranded;
}

interface Named {
  readonly id: number;
  readonly membership: number;
}

export function employeesRoutes({
  db,
  transact,
  codeKey,
  countStranded,
}: EmployeesDependencies): ImplementedRoute[] {
  const readerOf = ({ actor }: RequestContext, organizationId: number) =>
    findReader(db, requireActor(actor).userId, organizationId);
  const actorOf = ({ actor }: RequestContext, { id, membership }: Named) => ({
    organizationId: id,
    actorId: requireActor(actor).userId,
    membershipId: membership,
  });

  async function detail({ id, membership }: Named, context: RequestContext) {
    const [row, reader] = await Promise.all([
      findEmployee(db, id, membership),
      readerOf(context, id),
    ]);
    if (!row) throw new ApiError('not_found');
    return presentEmployeeDetail(row, await findOtherTimes(db, row), reader);
  }

  /** Whom it was done to stands in the log beside what. */
  async function auditEmployee(
    trx: Transaction<StaffRouteTables>,
    context: RequestContext,
    { id, membership }: Named,
    values: Readonly<Record<string, string | number | boolean>> = {},
  ): Promise<void> {
    const row = await findEmployee(trx, id, membership);
    await recordAudit(trx, context, { membership, employee: row!.user_id, ...values });
  }

  const meant = (text: string, field: string) => findByReference(db, { codeKey, text, field });

  return [
    implement(contract.listEmployees, async ({ params: { id }, query, context }) => {
      const { page, limit, cursor, ...filter } = query;
      const reader = await readerOf(context, id);
      const wanted = {
        organizationId: id,
        group: filter.group,
        search: filter.search,
        role: filter.role,
      };
      const window = pageWindow({ page, limit, cursor }, 'id');
      const [rows, count] = await Promise.all([
        findEmployees(db, wanted, window),
        countEmployees(db, wanted),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row) => presentEmployee(row, reader),
        cursorOf: (row) => encodeCursor({ value: '', id: row.id }),
      });
    }),
    implement(contract.getEmployee, ({ params, context }) => detail(params, context)),
    implement(contract.findInvitee, async ({ params: { id }, query, context }) => {
      const { userId } = requireActor(context.actor);
      return limitSearch(db, userId, async (found) => {
        const person = await meant(query.person, 'person');
        await found(person);
        return presentInvitee(
          person,
          await findLiveMembership(db, { organizationId: id, userId: person.id }),
        );
      });
    }),
    implement(contract.inviteEmployee, async ({ params: { id }, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      const membership = await limitSearch(db, actorId, async (found) => {
        const person = await meant(body.person, 'person');
        await found(person);
        return transact(async (unit) => {
          const membershipId = await inviteEmployee(unit, {
            organizationId: id,
            actorId,
            personId: person.id,
            roleId: body.role,
            position: body.position,
          });
          await auditEmployee(unit.trx, context, { id, membership: membershipId });
          // Last: what was refused has disturbed nobody.
          await limitInvitations(unit.trx, { organizationId: id, personId: person.id });
          return membershipId;
        });
      });
      return presentEmployee(
        (await findEmployee(db, id, membership))!,
        await readerOf(context, id),
      );
    }),
    implement(contract.changeEmployee, async ({ params, body, context }) => {
      await transact(async (unit) => {
        const { role: roleId, position } = body;
        await changeEmployee(unit, { ...actorOf(context, params), roleId, position });
        await auditEmployee(
          unit.trx,
          context,
          params,
          roleId === undefined ? {} : { role: roleId },
        );
      });
      return detail(params, context);
    }),
    implement(contract.dismissEmployee, async ({ params, body, context }) => {
      await transact(async (unit) => {
        const { leaves_deliveries: leavesDeliveries, leaves_cash: leavesCash } = body;
        const leaving = { countStranded, leavesDeliveries, leavesCash };
        await dismissEmployee(unit, actorOf(context, params), leaving);
        await auditEmployee(unit.trx, context, params);
      });
      return detail(params, context);
    }),
    implement(contract.withdrawInvitation, async ({ params, context }) => {
      await transact(async (unit) => {
        await withdrawInvitation(unit, actorOf(context, params));
        await auditEmployee(unit.trx, context, params);
      });
      return detail(params, context);
    }),
  ];
}

function presentInvitee(
  { id, full_name }: ReferredPerson,
  live: { readonly id: number; readonly status: string } | undefined,
): contract.Invitee {
  return {
    uid: uidOf(id),
    full_name: maskName(full_name),
    status: live ? (live.status === 'working' ? 'working' : 'invited') : null,
    membership_id: live?.id ?? null,
  };
}
