import {
  expressionBuilder,
  sql,
  type Expression,
  type SelectQueryBuilder,
  type StringReference,
} from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { OrganizationOnTrial } from '@karavan/shared-api/contract/standing';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectFullName, selectPhone, type PeopleTables } from '../../identity/people/index.ts';
import {
  joinOrganizationCard,
  presentOrganizationCard,
  selectContacts,
  type OrganizationsTables,
} from '../organizations/index.ts';
import { ownerOf, type StaffTables } from '../staff/index.ts';
import type { TrustTables } from './trust.tables.ts';

/** What operators see of an organization, and what is decided about it. */
export type TrialTables = TrustTables &
  OrganizationsTables &
  StaffTables &
  PeopleTables &
  FilesTables;

/** Adds the organization that a column refers to, as operators see it. */
export function joinOnTrial<DB extends TrialTables, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  organizationId: StringReference<DB, TB>,
) {
  return joinOrganizationCard(query, organizationId)
    .select([
      'organization.city',
      'organization.address',
      'organization.is_listed',
      'organization.created_at as organization_created_at',
    ] as never)
    .select(
      () =>
        [
          selectOwner(sql.ref('organization.id')).as('owner'),
          selectContacts(sql.ref('organization.id')).as('contacts'),
        ] as never,
    ) as unknown as SelectQueryBuilder<DB, TB | 'organization', Row & OnTrialRow>;
}

function selectOwner(organizationId: Expression<number>) {
  return jsonObjectFrom(
    expressionBuilder<StaffTables, never>()
      .selectFrom(ownerOf(organizationId).as('owner'))
      .select([
        selectFullName(sql.ref<number>('owner.user_id')).as('full_name'),
        selectPhone(sql.ref<number>('owner.user_id')).as('phone_number'),
      ]),
  );
}

type CardRow = Parameters<typeof presentOrganizationCard>[0];

export interface OnTrialRow extends CardRow {
  readonly city: string;
  readonly address: string;
  readonly contacts: readonly { readonly kind: string; readonly value: string }[];
  readonly is_listed: boolean;
  readonly organization_created_at: Date;
  readonly owner: {
    readonly full_name: string | null;
    readonly phone_number: string | null;
  } | null;
}

export function presentOnTrial(row: OnTrialRow, locale: Locale): OrganizationOnTrial {
  return {
    ...presentOrganizationCard(row, locale),
    city: row.city,
    address: row.address,
    site: row.contacts.find(({ kind }) => kind === 'web')?.value ?? null,
    phone: row.contacts.find(({ kind }) => kind === 'phone')?.value ?? null,
    is_listed: row.is_listed,
    created_at: row.organization_created_at.toISOString(),
    owner: row.owner && {
      full_name: row.owner.full_name ?? '',
      phone_number: row.owner.phone_number ?? '',
    },
  };
}
