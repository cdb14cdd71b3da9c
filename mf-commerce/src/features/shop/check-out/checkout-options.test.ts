import fc from 'fast-check';
import { OrderMethod } from '@karavan/shared-api/contract/order-states';
import { PAYING, RECEIVING, nearestWay, offeredWays } from './checkout-options.ts';

const methods = fc.subarray(OrderMethod.options);
const wish = fc.record(
  { receiving: fc.constantFrom(...RECEIVING), paying: fc.constantFrom(...PAYING) },
  { requiredKeys: [] },
);

it('offers only what the organization does', () => {
  fc.assert(
    fc.property(methods, (offered) => {
      const ways = offeredWays({ methods: offered });
      const has = (receiving: string) => ways.some((way) => way.receiving === receiving);
      expect(has('pickup')).toBe(offered.includes('self_pickup'));
      expect(has('courier')).toBe(offered.includes('cash_courier'));
      expect(has('till')).toBe(offered.includes('cart_checkout'));
      const isOnline = ways.some(({ paying }) => paying === 'online');
      expect(isOnline && !offered.includes('online_payment')).toBe(false);
    }),
  );
});

it('never takes money online at the till', () => {
  const atTill = offeredWays({ methods: OrderMethod.options }).filter(
    ({ receiving }) => receiving === 'till',
  );
  expect(atTill.map(({ paying }) => paying)).toEqual(['cash']);
});

it('finds a way wherever there is one, and the wish itself where it is offered', () => {
  fc.assert(
    fc.property(methods, wish, (offered, wanted) => {
      const ways = offeredWays({ methods: offered });
      const found = nearestWay(ways, wanted);
      expect(found === undefined).toBe(ways.length === 0);
      const same = ways.find(
        ({ receiving, paying }) => receiving === wanted.receiving && paying === wanted.paying,
      );
      expect(found).toBe(same ?? found);
    }),
  );
});

it('keeps how the goods are had when it cannot be paid that way', () => {
  const ways = offeredWays({ methods: ['self_pickup', 'cash_courier'] });
  expect(nearestWay(ways, { receiving: 'courier', paying: 'online' })?.id).toBe('courier_cash');
});
