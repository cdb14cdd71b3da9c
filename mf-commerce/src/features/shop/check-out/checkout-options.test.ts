import fc from 'fast-check';
import { OrderMethod } from '@karavan/shared-api/contract/order-states';
import { PAYING, RECEIVING, closestOption, offeredOptions } from './checkout-options.ts';

const methods = fc.subarray(OrderMethod.options);
const selection = fc.record(
  { receiving: fc.constantFrom(...RECEIVING), paying: fc.constantFrom(...PAYING) },
  { requiredKeys: [] },
);

it('offers only what the organization does', () => {
  fc.assert(
    fc.property(methods, (offered) => {
      const options = offeredOptions({ methods: offered });
      const has = (receiving: string) => options.some((option) => option.receiving === receiving);
      expect(has('pickup')).toBe(offered.includes('self_pickup'));
      expect(has('courier')).toBe(offered.includes('cash_courier'));
      expect(has('till')).toBe(offered.includes('cart_checkout'));
      const isOnline = options.some(({ paying }) => paying === 'online');
      expect(isOnline && !offered.includes('online_payment')).toBe(false);
    }),
  );
});

it('never takes money online at the till', () => {
  const atTill = offeredOptions({ methods: OrderMethod.options }).filter(
    ({ receiving }) => receiving === 'till',
  );
  expect(atTill.map(({ paying }) => paying)).toEqual(['cash']);
});

it('finds an option wherever there is one, and the selected one if it is offered', () => {
  fc.assert(
    fc.property(methods, selection, (offered, wanted) => {
      const options = offeredOptions({ methods: offered });
      const found = closestOption(options, wanted);
      expect(found === undefined).toBe(options.length === 0);
      const same = options.find(
        ({ receiving, paying }) => receiving === wanted.receiving && paying === wanted.paying,
      );
      expect(found).toBe(same ?? found);
    }),
  );
});

it('keeps the way of receiving when it cannot be paid that way', () => {
  const options = offeredOptions({ methods: ['self_pickup', 'cash_courier'] });
  expect(closestOption(options, { receiving: 'courier', paying: 'online' })?.id).toBe(
    'courier_cash',
  );
});
