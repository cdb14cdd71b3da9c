import { expressionBuilder } from 'kysely';
import { deliveryServices } from '../organizations/index.ts';
import type { StaffTables } from './staff.tables.ts';

/** The delivery services that a person works for, as a selection; whoever has one is a courier. */
export function deliveryServicesOf(person: number) {
  return expressionBuilder<StaffTables>()
    .selectFrom('organization_member as member')
    .select('member.organization_id')
    .where('member.user_id', '=', person)
    .where('member.organization_id', 'in', deliveryServices());
}
