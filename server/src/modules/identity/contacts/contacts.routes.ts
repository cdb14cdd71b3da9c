import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/person-contacts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { PeopleTables } from '../people/index.ts';
import { mayReadContacts, type WorksWith } from './contacts.policy.ts';
import { presentNetworks } from './contacts.presenter.ts';
import { findNetworks, findPhones, type MayRead } from './contacts.queries.ts';
import type { ContactsTables } from './contacts.tables.ts';
import { replaceNetworks, replacePhones } from './replace-contacts.ts';

interface ContactsDependencies {
  readonly db: Kysely<ContactsTables & PeopleTables & FilesTables>;
  readonly worksWith: WorksWith;
}

export function contactsRoutes({ db, worksWith }: ContactsDependencies): ImplementedRoute[] {
  const readsAs =
    (reader: number): MayRead =>
    (person) =>
      mayReadContacts(reader, person, worksWith);

  return [
    implement(contract.listPersonPhones, async ({ params: { id }, context: { actor } }) => {
      const list = await findPhones(db, id, readsAs(requireActor(actor).userId));
      if (!list) throw new ApiError('not_found');
      return { list };
    }),
    implement(contract.replacePersonPhones, async ({ body: { list }, context: { actor } }) => {
      await replacePhones(db, requireActor(actor).userId, list);
      return { list };
    }),
    implement(contract.listPersonNetworks, async ({ params: { id }, context: { actor } }) => {
      const rows = await findNetworks(db, id, readsAs(requireActor(actor).userId));
      if (!rows) throw new ApiError('not_found');
      return { list: presentNetworks(rows) };
    }),
    implement(contract.replacePersonNetworks, async ({ body, context: { actor } }) => {
      const list = presentNetworks(body.list);
      await replaceNetworks(db, requireActor(actor).userId, list);
      return { list };
    }),
  ];
}
