import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/delivery-addresses';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { PeopleTables } from '../../identity/people/index.ts';
import {
  createAddress,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
} from './change-delivery-addresses.ts';
import { presentAddress } from './delivery-addresses.presenter.ts';
import type { DeliveryAddressesTables } from './delivery-addresses.tables.ts';

export function deliveryAddressesRoutes(
  db: Kysely<DeliveryAddressesTables & PeopleTables>,
): ImplementedRoute[] {
  const addressesOf = (userId: number) =>
    db.selectFrom('delivery_address').selectAll().where('user_id', '=', userId);

  return [
    implement(contract.listDeliveryAddresses, async ({ context: { actor } }) => {
      const rows = await addressesOf(requireActor(actor).userId)
        .orderBy('is_default', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return { list: rows.map(presentAddress) };
    }),
    implement(contract.createDeliveryAddress, async ({ body, context: { actor } }) =>
      presentAddress(await createAddress(db, requireActor(actor).userId, valuesOf(body))),
    ),
    implement(contract.getDeliveryAddress, async ({ params: { id }, context: { actor } }) => {
      const row = await addressesOf(requireActor(actor).userId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw new ApiError('not_found');
      return presentAddress(row);
    }),
    implement(contract.updateDeliveryAddress, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      return presentAddress(await updateAddress(db, { id, userId }, valuesOf(body)));
    }),
    implement(contract.deleteDeliveryAddress, async ({ params: { id }, context }) => {
      await deleteAddress(db, { id, userId: requireActor(context.actor).userId });
      return undefined;
    }),
    implement(contract.setDefaultDeliveryAddress, async ({ body: { id }, context }) => {
      const { userId } = requireActor(context.actor);
      return presentAddress(await setDefaultAddress(db, { id, userId }));
    }),
  ];
}

type AddressInput = Omit<contract.DeliveryAddress, 'id' | 'is_default'>;

function valuesOf({ city, district, address, phone, comment, location }: AddressInput) {
  return {
    city,
    district,
    address,
    phone,
    comment,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  };
}
