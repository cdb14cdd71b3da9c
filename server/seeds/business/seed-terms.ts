import type { Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import {
  acceptTransfer,
  declineTransfer,
} from '../../src/modules/organizations/transfers/answer-transfer.ts';
import {
  offerTransfer,
  withdrawTransfer,
} from '../../src/modules/organizations/transfers/offer-transfer.ts';
import {
  moveAgreement,
  requestDelivery,
} from '../../src/modules/trade/delivery-offers/change-agreement.ts';
import { countUnderWay } from '../../src/modules/trade/delivery/index.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';
import { COURIER_FEE, DELIVERY_FEE } from './delivery-terms.ts';

/** Organizations that others own, and what has become of their offers. */
const OFFERED = {
  waits: 'Цветы Оша',
  declined: 'Бархан',
  accepted: 'Жыгач',
  withdrawn: 'Ошская пекарня',
} as const;

/** Who asks the delivery service, besides those that it brings things for. */
const ASKING = { waits: 'Дос Фарм', declined: 'Сулайман-Тоо Текстиль' } as const;

/** How many organizations one person may own. */
const LIMIT = 20;

/** Owners hand their organizations over, and organizations ask a delivery service, by the product's own operations. */
export async function seedTerms(trx: Transaction<Tables>, people: SeededPeople): Promise<void> {
  await seedTransfers(trx, people);
  await seedAgreements(trx, people);
}

async function seedTransfers(trx: Transaction<Tables>, people: SeededPeople): Promise<void> {
  const offer = async (title: string, recipientId: number) => {
    const { organizationId, ownerId } = await findOwned(trx, title);
    const transferId = await act(trx, (unit) =>
      offerTransfer(unit, { organizationId, ownerId, recipientId }),
    );
    return { organizationId, ownerId, transferId, userId: recipientId };
  };
  const [one, other] = people.others;
  await offer(OFFERED.waits, people.accounts.manager);
  const declined = await offer(OFFERED.declined, one!);
  await act(trx, (unit) => declineTransfer(unit, declined));
  const accepted = await offer(OFFERED.accepted, other!);
  await act(trx, (unit) => acceptTransfer(unit, accepted, LIMIT));
  const withdrawn = await offer(OFFERED.withdrawn, one!);
  await act(trx, (unit) => withdrawTransfer(unit, withdrawn));
}

async function findOwned(trx: Transaction<Tables>, title: string) {
  const { organization_id, user_id } = await trx
    .selectFrom('organization_member as member')
    .innerJoin('organization', 'organization.id', 'member.organization_id')
    .select(['member.organization_id', 'member.user_id'])
    .where('organization.title', '=', title)
    .where('member.is_owner', '=', true)
    .executeTakeFirstOrThrow();
  return { organizationId: organization_id, ownerId: user_id };
}

async function seedAgreements(
  trx: Transaction<Tables>,
  { accounts, deliveryServiceId }: SeededPeople,
): Promise<void> {
  const actorId = accounts.owner;
  const ask = async (title: string) => {
    const { id: organizationId } = await trx
      .selectFrom('organization')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('delivery_settings')
      .values({
        organization_id: organizationId,
        service_id: null,
        base_fee: COURIER_FEE,
        fee_per_km: DELIVERY_FEE - COURIER_FEE,
        free_from: null,
        min_order: null,
        radius_km: null,
      })
      .execute();
    return act(trx, (unit) =>
      requestDelivery(
        unit,
        // Nobody of the demo works there.
        { organizationId, actorId: 0, serviceId: deliveryServiceId },
        countUnderWay,
      ),
    );
  };
  await ask(ASKING.waits);
  const agreementId = await ask(ASKING.declined);
  await act(trx, (unit) =>
    moveAgreement(
      unit,
      { organizationId: deliveryServiceId, actorId, agreementId, action: 'decline' },
      countUnderWay,
    ),
  );
}
