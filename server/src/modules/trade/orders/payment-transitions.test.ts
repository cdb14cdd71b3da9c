import { PaymentStatus } from '@karavan/shared-api/contract/order-states';
import type { OrderState } from './order-state.ts';
import { PAYMENT_TRANSITIONS, canPaymentMove, type PaymentAction } from './payment-transitions.ts';

const ACTIONS = Object.keys(PAYMENT_TRANSITIONS) as PaymentAction[];
const STATUSES = [null, ...PaymentStatus.options];

/** An accepted order that waits for money online. */
const waiting: OrderState = {
  kind: 'product',
  status: 'accepted',
  reason: null,
  payment_status: null,
  delivery_status: null,
  goods_out: false,
  method: 'online_payment',
  address: null,
  fulfilled_at: null,
  total: 100,
  cashback_spent: 0,
  gift_spent: 0,
};

const possible = (order: Partial<OrderState>) =>
  ACTIONS.filter((action) => canPaymentMove(action, { ...waiting, ...order }));

describe('the payment of an order', () => {
  it('that is refunded stays refunded, whatever else is true of the order', () => {
    const orders: Partial<OrderState>[] = [
      {},
      { status: 'rejected', reason: 'expired' },
      { fulfilled_at: new Date() },
      { total: 0 },
    ];
    for (const order of orders) {
      const moves = possible({ ...order, payment_status: 'refunded' });
      expect(moves.map((action) => PAYMENT_TRANSITIONS[action].to)).toEqual(['refunded']);
    }
  });

  it('takes money in every state', () => {
    const receiving = ['pay', 'pay_late', 'pay_twice', 'pay_in_vain'];
    for (const status of ['in_progress', 'accepted', 'rejected'] as const) {
      for (const payment_status of STATUSES) {
        const moves = possible({ status, payment_status });
        expect(moves.filter((action) => receiving.includes(action))).not.toEqual([]);
      }
    }
  });

  it('can be opened only for what is to be paid online, and is not paid yet', () => {
    expect(possible({})).toContain('open');
    expect(possible({ payment_status: 'rejected' })).toContain('open');
    expect(possible({ method: 'self_pickup' })).not.toContain('open');
    expect(possible({ status: 'in_progress' })).not.toContain('open');
    expect(possible({ payment_status: 'accepted' })).not.toContain('open');
  });

  it('late money revives what has expired, but nothing that people have ended', () => {
    const rejected = { status: 'rejected', payment_status: 'in_progress' } as const;
    expect(possible({ ...rejected, reason: 'expired' })).toContain('pay_late');
    expect(possible({ ...rejected, reason: 'cancelled_by_client' })).not.toContain('pay_late');
    for (const spent of [{ cashback_spent: 1 }, { gift_spent: 1 }]) {
      expect(possible({ ...rejected, reason: 'expired', ...spent })).not.toContain('pay_late');
    }
  });

  it('is refunded by the staff only once the sale is over', () => {
    expect(possible({ payment_status: 'accepted' })).not.toContain('refund');
    expect(possible({ payment_status: 'accepted', fulfilled_at: new Date() })).toContain('refund');
  });
});
