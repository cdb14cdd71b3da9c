import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/wholesale';
import { WHOLESALE_REPEAT_DAYS } from '@karavan/shared-api/contract/limits';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { isVisibleTo } from '../../catalog/items/index.ts';
import { presentPersonCard } from '../../identity/people/index.ts';
import { hasOrganization, selectOrganizations } from '../../organizations/organizations/index.ts';
import { cardFor, findClientCards, priceSale } from '../discounts/index.ts';
import { moveWholesale, requestWholesale } from './move-wholesale.ts';
import { findOwnProduct, setItemSteps, type AskCartsAgain } from './set-item-steps.ts';
import type { PriceStep } from './wholesale-price.ts';
import type { WholesaleAction } from './wholesale-transitions.ts';
import {
  countWholesaleClients,
  findItemSteps,
  findWholesaleClients,
  offersWholesale,
  selectOwnSteps,
} from './wholesale.queries.ts';

interface WholesaleDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly askCartsAgain: AskCartsAgain;
}

interface PricedItem {
  readonly organization_id: number;
  /** In minor units. */
  readonly price: number | null;
  readonly currency: string;
}

const ACTIONS: Readonly<Record<contract.WholesaleAnswer, WholesaleAction>> = {
  confirmed: 'confirm',
  declined: 'decline',
  ended: 'end',
};

export function wholesaleRoutes({
  db,
  transact,
  askCartsAgain,
}: WholesaleDependencies): ImplementedRoute[] {
  async function readStanding(
    organizationId: number,
    clientId: number,
  ): Promise<contract.WholesaleStanding> {
    if (!(await hasOrganization(db, organizationId))) throw new ApiError('not_found');
    const [isOffered, row] = await Promise.all([
      offersWholesale(db, organizationId),
      db
        .selectFrom('wholesale_client')
        .select(['status', 'answered_at'])
        .where('organization_id', '=', organizationId)
        .where('client_id', '=', clientId)
        .executeTakeFirst(),
    ]);
    const repeatFrom = Date.now() - WHOLESALE_REPEAT_DAYS * DAY_MS;
    const canRequest =
      !row ||
      row.status === 'ended' ||
      (row.status === 'declined' && Number(row.answered_at) < repeatFrom);
    return { is_offered: isOffered, status: row?.status ?? null, can_request: canRequest };
  }

  async function readItem(organizationId: number, itemId: number): Promise<contract.ItemWholesale> {
    const item = await findOwnProduct(db, { organizationId, itemId });
    const { name, price, currency } = item;
    const steps = await findItemSteps(db, itemId);
    return {
      name,
      price: price === null ? null : presentMoney(price, currency),
      currency,
      steps: presentSteps(steps, currency),
    };
  }

  /** Null where no card changes anything. */
  async function readCardPrice(item: PricedItem, clientId: number) {
    const { organization_id: organizationId, price, currency } = item;
    if (!price) return null;
    const card = cardFor(await findClientCards(db, organizationId, clientId), price);
    if (!card || card.basisPoints === 0) return null;
    const { kind, basisPoints } = card;
    const { payable, cashbackEarned } = priceSale(price, card, 0);
    const sum = kind === 'cashback' ? cashbackEarned : payable;
    return { kind, percent: presentPercent(basisPoints), sum: presentMoney(sum, currency) };
  }

  return [
    implement(contract.getWholesaleStanding, ({ params: { id }, context }) =>
      readStanding(id, requireActor(context.actor).userId),
    ),
    implement(contract.requestWholesale, async ({ params: { id }, body: { note }, context }) => {
      const { userId: clientId } = requireActor(context.actor);
      await transact((unit) => requestWholesale(unit, { organizationId: id, clientId, note }));
      return readStanding(id, clientId);
    }),
    implement(contract.withdrawWholesale, async ({ params: { id }, context }) => {
      const { userId: clientId } = requireActor(context.actor);
      const move = { organizationId: id, clientId, actorId: clientId, action: 'withdraw' } as const;
      await transact((unit) => moveWholesale(unit, askCartsAgain, move));
      return undefined;
    }),
    implement(contract.getOwnWholesalePrices, async ({ params: { id }, context }) => {
      const { userId: clientId } = requireActor(context.actor);
      const item = await db
        .selectFrom('item')
        .innerJoin(selectOrganizations().as('organization'), (join) =>
          join.onRef('organization.id', '=', 'item.organization_id'),
        )
        .select(['item.organization_id', 'item.price', 'organization.currency'])
        .select((eb) =>
          selectOwnSteps({
            itemId: eb.ref('item.id'),
            organizationId: eb.ref('item.organization_id'),
            clientId,
          }).as('steps'),
        )
        .where('item.id', '=', id)
        .where(isVisibleTo(clientId))
        .executeTakeFirst();
      if (!item) return { steps: [], card: null };
      const steps = presentSteps(item.steps, item.currency);
      return { steps, card: steps.length > 0 ? null : await readCardPrice(item, clientId) };
    }),
    implement(contract.listWholesaleClients, async ({ params: { id }, query }) => {
      const { limit, status } = query;
      const window = pageWindow(query, 'time');
      const filter = { organizationId: id, status };
      const [rows, count] = await Promise.all([
        findWholesaleClients(db, filter, window),
        countWholesaleClients(db, filter),
      ]);
      return pageAnswer(rows, limit, count, {
        present: (row): contract.WholesaleClient => ({
          ...presentPersonCard(row.user),
          status: row.status,
          note: row.note,
          requested_at: row.requested_at.toISOString(),
          answered_at: row.answered_at?.toISOString() ?? null,
        }),
        cursorOf: (row) => encodeCursor({ value: row.since, id: row.client_id }),
      });
    }),
    implement(contract.answerWholesaleClient, async ({ params: { id }, body, context }) => {
      const { userId: actorId } = requireActor(context.actor);
      const { user_id: clientId, status: wanted } = body;
      const action = ACTIONS[wanted];
      const move = { organizationId: id, clientId, actorId, action };
      const status = await transact(async (unit) => {
        await recordAudit(unit.trx, context, { user: clientId, status: wanted });
        return moveWholesale(unit, askCartsAgain, move);
      });
      return { status };
    }),
    implement(contract.getItemWholesale, ({ params: { id, item } }) => readItem(id, item)),
    implement(contract.setItemWholesale, async ({ params: { id, item }, body, context }) => {
      const own = { organizationId: id, itemId: item };
      await transact(async ({ trx }) => {
        await setItemSteps(trx, askCartsAgain, own, body.steps);
        await recordAudit(trx, context, { item });
      });
      return readItem(id, item);
    }),
  ];
}

const presentSteps = (steps: readonly PriceStep[], currency: string): contract.WholesaleStep[] =>
  steps.map(({ minQuantity, price }) => ({
    min_quantity: minQuantity,
    price: presentMoney(price, currency),
  }));
