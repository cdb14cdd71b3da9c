import findZone from '@photostructure/tz-lookup';
import type { Kysely, Transaction } from 'kysely';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import type { OrganizationInput } from '@karavan/shared-api/contract/organization-editing';
import { socialAccountOf } from '@karavan/shared-api/contract/social-networks';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { findOwnPictures } from '../../../platform/files/find-own-pictures.ts';
import { parseMoney } from '../../../platform/money/parse-money.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

/** All of this world. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Who edits, and what they want to be told of the organization. */
interface Description {
  readonly editorId: number;
  readonly input: OrganizationInput;
}

/**
 * The columns of an organization's own row that say what a person has entered.
 * @throws ApiError `invalid_input` naming the field
 */
export async function describeOrganization(
  db: Pick<Kysely<OrganizationsTables & FilesTables>, 'selectFrom'>,
  { editorId, input }: Description,
) {
  if (!CURRENCIES.has(input.currency)) throw refusal('currency', 'invalid');
  await refuseUnknownTypes(db, input);
  const picture = async (field: 'image_id' | 'banner_id') => {
    const upload = input[field];
    if (typeof upload !== 'number') return upload;
    const [file] = await findOwnPictures(db, { ownerId: editorId, uploads: [upload], field });
    return file;
  };
  const image_id = await picture('image_id');
  const banner_id = await picture('banner_id');
  const { latitude, longitude } = input.location;
  return {
    type_id: input.type,
    title: input.title,
    descriptions: JSON.stringify(
      Object.fromEntries(Object.entries(input.description).filter(([, text]) => text)),
    ),
    ...(image_id !== undefined && { image_id }),
    ...(banner_id !== undefined && { banner_id }),
    ...input.region,
    address: input.address,
    latitude,
    longitude,
    time_zone: findZone(latitude, longitude),
    currency: input.currency,
    average_check: averageOf(input),
    ...(input.is_gated !== undefined && { is_gated: input.is_gated }),
  };
}

async function refuseUnknownTypes(
  db: Pick<Kysely<OrganizationsTables>, 'selectFrom'>,
  { type, subtypes }: OrganizationInput,
): Promise<void> {
  const known = await db
    .selectFrom('organization_type')
    .select(['id', 'parent_id'])
    .where('id', 'in', [type, ...subtypes])
    .execute();
  const parentOf = new Map(known.map(({ id, parent_id }) => [id, parent_id]));
  if (parentOf.get(type) !== null) throw refusal('type', 'not_offered');
  if (subtypes.some((id) => parentOf.get(id) !== type)) throw refusal('subtypes', 'not_offered');
}

const refusal = (field: string, problem: FieldProblem) =>
  new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });

function averageOf({ average_check: sum, currency }: OrganizationInput): number | null {
  if (sum === null) return null;
  const minor = parseMoney(sum, currency);
  if (minor === null) throw refusal('average_check', 'amount_format');
  return minor;
}

/** What stands in lists beside an organization's row; replaced as a whole, under the lock of the row. */
export async function replaceLists(
  trx: Transaction<OrganizationsTables>,
  organization_id: number,
  input: OrganizationInput,
): Promise<void> {
  const of = { organization_id };
  await clearLists(trx, organization_id);
  await trx
    .insertInto('organization_hours')
    .values(
      input.week.map(({ weekday, start_time, end_time }) => ({
        ...of,
        weekday,
        opens_at: start_time,
        closes_at: end_time,
      })),
    )
    .execute();
  await trx
    .insertInto('organization_contact')
    .values(input.contacts.map((contact, position) => ({ ...of, position, ...contact })))
    .execute();
  if (input.subtypes.length > 0) {
    await trx
      .insertInto('organization_subtype')
      .values(input.subtypes.map((type_id) => ({ ...of, type_id })))
      .execute();
  }
  if (input.special_days.length > 0) {
    await trx
      .insertInto('organization_special_day')
      .values(
        input.special_days.flatMap(({ day, hours }) =>
          (hours.length > 0 ? hours : [DAY_OFF]).map(({ start_time, end_time }) => ({
            ...of,
            day,
            opens_at: start_time,
            closes_at: end_time,
          })),
        ),
      )
      .execute();
  }
  if (input.socials.length > 0) {
    await trx
      .insertInto('organization_social')
      .values(
        input.socials.map(({ kind, value }, position) => ({
          ...of,
          position,
          kind,
          value: socialAccountOf(kind, value)?.value ?? value,
        })),
      )
      .execute();
  }
}

const DAY_OFF = { start_time: null, end_time: null };

async function clearLists(trx: Transaction<OrganizationsTables>, id: number): Promise<void> {
  await trx.deleteFrom('organization_subtype').where('organization_id', '=', id).execute();
  await trx.deleteFrom('organization_hours').where('organization_id', '=', id).execute();
  await trx.deleteFrom('organization_special_day').where('organization_id', '=', id).execute();
  await trx.deleteFrom('organization_contact').where('organization_id', '=', id).execute();
  await trx.deleteFrom('organization_social').where('organization_id', '=', id).execute();
}
