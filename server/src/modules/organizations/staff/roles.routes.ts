import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/roles';
import type { AuditTables } from '../../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { createRole, deleteRole, updateRole } from './change-roles.ts';
import { findReader } from './find-reader.ts';
import { listRoles, readRole } from './roles.queries.ts';
import type { StaffTables } from './staff.tables.ts';

export function rolesRoutes(
  db: Kysely<StaffTables>,
  transact: Transact<StaffTables & AuditTables>,
): ImplementedRoute[] {
  const readerOf = ({ actor }: RequestContext, organizationId: number) =>
    findReader(db, requireActor(actor).userId, organizationId);
  const actorOf = ({ actor }: RequestContext, organizationId: number) => ({
    organizationId,
    actorId: requireActor(actor).userId,
  });
  return [
    implement(contract.listRoles, async ({ params: { id }, context }) => ({
      list: await listRoles(db, id, await readerOf(context, id)),
    })),
    implement(contract.getRole, async ({ params: { id, role: roleId }, context }) =>
      readRole(db, { organizationId: id, roleId }, await readerOf(context, id)),
    ),
    implement(contract.createRole, async ({ params: { id }, body, context }) => {
      const roleId = await transact(async (unit) => {
        const role = await createRole(unit, actorOf(context, id), body);
        await recordAudit(unit.trx, context, { role, ...valuesOf(body) });
        return role;
      });
      return readRole(db, { organizationId: id, roleId }, await readerOf(context, id));
    }),
    implement(contract.updateRole, async ({ params: { id, role: roleId }, body, context }) => {
      await transact(async (unit) => {
        await updateRole(unit, { ...actorOf(context, id), roleId }, body);
        await recordAudit(unit.trx, context, { role: roleId, ...valuesOf(body) });
      });
      return readRole(db, { organizationId: id, roleId }, await readerOf(context, id));
    }),
    implement(contract.deleteRole, async ({ params: { id, role: roleId }, context }) => {
      await transact(async (unit) => {
        await deleteRole(unit, { ...actorOf(context, id), roleId });
        await recordAudit(unit.trx, context, { role: roleId });
      });
      return undefined;
    }),
  ];
}

const valuesOf = ({ permissions }: contract.RoleInput) => ({ permissions: permissions.join(' ') });
