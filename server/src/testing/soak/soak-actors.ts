import { sql, type Kysely } from 'kysely';
import type { Cart } from '@karavan/shared-api/contract/carts';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { PaymentReport } from '@karavan/shared-api/contract/payments';
import type { Tables } from '../../database-tables.ts';
import type { Chance } from './chance.ts';
import { comeBack } from './soak-invariants.ts';
import type { Person, SoakWorld } from './soak-world.ts';

export interface SoakAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface SoakCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SoakDependencies {
  readonly db: Kysely<Tables>;
  readonly world: SoakWorld;
  /** Calls `/api/v1`, and notes the status. */
  readonly call: (path: string, call: SoakCall) => Promise<SoakAnswer>;
  readonly sign: (report: PaymentReport) => string;
  /** Whatever timers and jobs do, for any order that is due. */
  readonly tick: () => Promise<void>;
}

/** An order that was placed, with the total that was shown for it. */
export interface Placed {
  readonly order: number;
  readonly shown: string;
}

const CART_WAYS = ['selfPickup', 'offline', 'delivery', 'onlinePayment'] as const;
const DAY = 86_400_000;

/** What people, providers and timers do in a soak test, at random: one method is one thing. */
export class SoakActors {
  readonly placed: Placed[] = [];
  readonly #of: SoakDependencies;
  readonly #chance: Chance;

  constructor(dependencies: SoakDependencies, chance: Chance) {
    this.#of = dependencies;
    this.#chance = chance;
  }

  /** One thing that somebody does. */
  async act(): Promise<void> {
    const doings = [
      this.orderCart,
      this.orderCart,
      this.buyTickets,
      this.bookRental,
      this.sellAtTill,
      this.actAsStaff,
      this.actAsStaff,
      this.actAsStaff,
      this.actAsClient,
      this.pay,
      this.pay,
      this.carry,
      this.carry,
      this.passTime,
    ];
    await this.#chance.pick(doings).call(this);
  }

  async orderCart(): Promise<void> {
    const client = this.#chance.pick(this.#of.world.clients);
    const shop = this.#chance.pick(this.#of.world.shops);
    for (let lines = 1 + this.#chance.below(2); lines > 0; lines -= 1) {
      const body = { size_id: this.#chance.pick(shop.sizes), quantity: 1 + this.#chance.below(2) };
      await this.#post('/carts/items/', client, body);
    }
    const { list } = (await this.#get('/carts/', client)).body as {
      list?: { id: number; organization: { id: number } }[];
    };
    const own = list?.find(({ organization }) => organization.id === shop.id);
    if (!own) return;
    if (this.#chance.isOneOf(2)) {
      await this.#call(`/carts/${own.id}/cashback/`, client, 'PUT', { spend: true });
    }
    await this.#call(`/carts/${own.id}/gifts/`, client, 'PUT', { spend: this.#chance.isOneOf(2) });
    const cart = (await this.#get(`/carts/${own.id}/`, client)).body as Cart;
    if (!cart.lines?.length) return;
    const way = this.#chance.pick(CART_WAYS);
    const isDelivered = way === 'delivery' || (way === 'onlinePayment' && this.#chance.isOneOf(2));
    const shown = ((isDelivered && cart.delivery) || cart).total.amount;
    await this.#order(`/carts/${own.id}/${way}/`, client, shown, {
      version: cart.version,
      ...(way === 'onlinePayment' && { is_delivered: isDelivered }),
    });
    if (cart.lines.some(({ change }) => change !== null)) {
      const lines = cart.lines.map(({ size_id, quantity, available }) => ({
        size_id,
        quantity: Math.min(quantity, available),
      }));
      await this.#call(`/carts/${own.id}/`, client, 'PUT', { lines });
    }
  }

  async buyTickets(): Promise<void> {
    const client = this.#chance.pick(this.#of.world.clients);
    const size_id = this.#chance.pick(this.#chance.pick(this.#of.world.shops).sections);
    const spend_gifts = this.#chance.isOneOf(2);
    const selection = { size_id, quantity: 1 + this.#chance.below(3), spend_gifts };
    const method = this.#chance.pick(['online_payment', 'self_pickup']);
    await this.#quoteAndOrder('/tickets/preprocess/', '/tickets/', client, selection, { method });
  }

  async bookRental(): Promise<void> {
    const client = this.#chance.pick(this.#of.world.clients);
    const item = this.#chance.pick(this.#chance.pick(this.#of.world.shops).rentals);
    const day = new Date(Date.now() + (2 + this.#chance.below(20)) * DAY);
    const request = {
      starts_at: `${day.toISOString().slice(0, 10)}T14:00`,
      units: 1 + this.#chance.below(3),
      spend_gifts: this.#chance.isOneOf(2),
    };
    const method = this.#chance.pick(['online_payment', 'self_pickup']);
    const path = `/rentals/${item}/booking/`;
    await this.#quoteAndOrder(`${path}preprocess/`, path, client, request, { method });
  }

  async sellAtTill(): Promise<void> {
    const client = this.#chance.pick(this.#of.world.clients);
    const shop = this.#chance.pick(this.#of.world.shops);
    const sale = { client: `UID${client.id}`, amount: `${10 + this.#chance.below(500)}.5` };
    const path = `/organizations/${shop.id}/transactions/`;
    await this.#quoteAndOrder(`${path}preprocess/`, `${path}complete/`, shop.owner, sale, {});
  }

  /** Whatever the receipt says that the staff may do, and sometimes what it does not say. */
  async actAsStaff(): Promise<void> {
    const order = await this.#anyOrder();
    if (!order) return;
    const { owner, id } = this.#shopOf(order.organization_id);
    const receipt = (await this.#get(`/receipts/${order.id}/`, owner)).body as Receipt;
    const offered = receipt.staff_actions ?? [];
    const action = this.#chance.isOneOf(6)
      ? this.#chance.pick(['hand_over', 'reject', 'refund', 'send_to_delivery'] as const)
      : this.#chance.pick(offered);
    if (action === undefined) return;
    const [kind, verb] =
      action === 'accept_booking' || action === 'reject_booking'
        ? ['bookings', action.replace('_booking', '')]
        : action === 'activate' || action === 'complete'
          ? ['bookings', action]
          : ['orders', action];
    const body = action === 'refund' ? { goods_return: comeBack(order.id) } : undefined;
    await this.#post(`/organizations/${id}/${kind}/${order.id}/${verb}/`, owner, body);
  }

  async actAsClient(): Promise<void> {
    const order = await this.#anyOrder();
    const client = order && this.#clientOf(order.client_id);
    if (!order || !client) return;
    const [path, method] = this.#chance.pick([
      [`/receipts/${order.id}/`, 'DELETE'],
      [`/transactions/${order.id}/payment/`, 'DELETE'],
      [`/transactions/${order.id}/pay/`, 'POST'],
    ] as const);
    await this.#call(path, client, method);
  }

  /** A client opens the page; the provider reports, several times and at the same time, or late. */
  async pay(): Promise<void> {
    const order = await this.#anyOrder({ method: 'online_payment' });
    const client = order && this.#clientOf(order.client_id);
    if (!order || !client) return;
    await this.#post(`/transactions/${order.id}/pay/`, client);
    const attempts = await this.#of.db
      .selectFrom('payment')
      .select(['reference', 'amount', 'currency'])
      .where('order_id', '=', order.id)
      .execute();
    if (attempts.length === 0) return;
    const attempt = this.#chance.pick(attempts);
    const outcome = this.#chance.isOneOf(4) ? 'declined' : 'paid';
    await this.#of.db
      .updateTable('sandbox_payment')
      .set({ state: outcome })
      .where('reference', '=', attempt.reference)
      .where('state', '=', 'open')
      .execute();
    const report: PaymentReport = { ...attempt, outcome, event: outcome };
    const times = 1 + this.#chance.below(3);
    await Promise.all([
      ...Array.from({ length: times }, () => this.#report(report)),
      this.#post('/transactions/payment/accept/', client, { transaction_id: order.id }),
    ]);
  }

  async carry(): Promise<void> {
    const courier = this.#chance.pick(this.#of.world.couriers);
    const available = (await this.#get('/delivery/available_orders/', courier)).body as {
      list?: { id: number }[];
    };
    if (available.list?.length && this.#chance.isOneOf(2)) {
      const { id } = this.#chance.pick(available.list);
      await this.#post(`/delivery/${id}/accept/`, courier);
      return;
    }
    const history = (await this.#get('/delivery/history/', courier)).body as {
      list?: CourierDelivery[];
    };
    const own = history.list?.find(({ status }) => status === 'delivery_status_taken_for_delivery');
    if (!own) return;
    if (this.#chance.isOneOf(4)) {
      await this.#post(`/delivery/${own.id}/reject/`, courier, { reason: 'Nobody opened' });
      return;
    }
    const { pin } = await this.#of.db
      .selectFrom('delivery')
      .select('pin')
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();
    await this.#post(`/delivery/${own.id}/delivered/`, courier, { pin });
  }

  /** Somebody's deadline passes. */
  async passTime(): Promise<void> {
    const { db } = this.#of;
    const order = await this.#anyOrder();
    if (!order) return;
    const past = sql<Date>`now() - interval '1 second'`;
    const what = this.#chance.below(3);
    if (what === 0) {
      await db
        .updateTable('sale_order')
        .set({ deadline: past })
        .where('id', '=', order.id)
        .where('deadline', 'is not', null)
        .execute();
    } else if (what === 1) {
      await db
        .updateTable('payment')
        .set({ expires_at: past })
        .where('order_id', '=', order.id)
        .where('status', '=', 'in_progress')
        .execute();
    } else {
      await db
        .updateTable('delivery')
        .set({ taken_at: sql<Date>`now() - interval '30 hours'` })
        .where('order_id', '=', order.id)
        .where('status', '=', 'delivery_status_taken_for_delivery')
        .execute();
    }
    await this.#of.tick();
  }

  async #report(report: PaymentReport): Promise<void> {
    await this.#of.call('/payments/callback/', {
      method: 'POST',
      body: report,
      headers: { 'x-signature': this.#of.sign(report) },
    });
  }

  async #quoteAndOrder(
    quotePath: string,
    path: string,
    person: Person,
    request: object,
    more: object,
  ): Promise<void> {
    const quoted = await this.#post(quotePath, person, request);
    if (quoted.status !== 200) return;
    const { total } = quoted.body as { total: { amount: string } };
    await this.#order(path, person, total.amount, { ...request, ...more });
  }

  /** Orders under a key; without an answer, and now and then with one, it is sent again. */
  async #order(path: string, person: Person, shown: string, body: object): Promise<void> {
    const call: SoakCall = {
      method: 'POST',
      token: person.token,
      body: { ...body, total: shown },
      headers: { 'idempotency-key': `${this.#chance.next()}-${person.id}` },
    };
    let answer = await this.#of.call(path, call);
    for (let again = 0; again < 20 && isUnknown(answer); again += 1) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      answer = await this.#of.call(path, call);
    }
    if (this.#chance.isOneOf(5)) answer = await this.#of.call(path, call);
    if (answer.status !== 201) return;
    this.placed.push({ order: (answer.body as { transaction_id: number }).transaction_id, shown });
  }

  #get(path: string, person: Person) {
    return this.#call(path, person, 'GET');
  }

  #post(path: string, person: Person, body?: object) {
    return this.#call(path, person, 'POST', body);
  }

  #call(path: string, { token }: Person, method: SoakCall['method'], body?: object) {
    return this.#of.call(path, { method, token, ...(body && { body }) });
  }

  /** One of the latest. */
  async #anyOrder({ method }: { readonly method?: 'online_payment' } = {}) {
    const orders = await this.#of.db
      .selectFrom('sale_order')
      .select(['id', 'client_id', 'organization_id'])
      .$if(method !== undefined, (query) => query.where('method', '=', method!))
      .orderBy('id', 'desc')
      .limit(40)
      .execute();
    return orders.length === 0 ? undefined : this.#chance.pick(orders);
  }

  #shopOf(id: number) {
    return this.#of.world.shops.find((shop) => shop.id === id)!;
  }

  #clientOf(id: number) {
    return this.#of.world.clients.find((client) => client.id === id);
  }
}

const isUnknown = ({ status }: SoakAnswer) => status === 0 || status === 503;
