import { createStore } from 'jotai/vanilla';
import { createShellEvents } from '@karavan/shared-api/remote';
import { createToasts, toastAtom } from '../../layers/toasts.ts';
import type { ShellServices } from '../../shell-services.ts';
import { offerPushes } from './offer-pushes.ts';
import { isSubscribed, pushAbility, subscribe } from './subscription.ts';

jest.mock('./subscription.ts', () => ({
  pushAbility: jest.fn(),
  isSubscribed: jest.fn(),
  subscribe: jest.fn(),
}));

function visit() {
  const store = createStore();
  const events = createShellEvents();
  const services = { store, events, toasts: createToasts(store), api: {} };
  const stop = offerPushes(services as unknown as ShellServices, (key) => key);
  return { events, stop, toast: () => store.get(toastAtom) };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.mocked(pushAbility).mockReturnValue('able');
  jest.mocked(isSubscribed).mockReturnValue(false);
  jest.mocked(subscribe).mockReset().mockResolvedValue({ ok: true });
});
afterEach(() => jest.useRealTimers());

const OFFER = expect.objectContaining({ text: 'push_offer' });

it('offers after an order or a message, once on a device and never at the start', () => {
  const first = visit();
  jest.runAllTimers();
  expect(first.toast()).toBeNull();
  first.events.emit('order.changed', { orderId: 1 });
  jest.runAllTimers();
  expect(first.toast()).toEqual(OFFER);
  expect(subscribe).not.toHaveBeenCalled();
  const second = visit();
  second.events.emit('message.sent', { chatId: 1 });
  jest.runAllTimers();
  expect(second.toast()).toBeNull();
});

it('asks the browser only after a press', async () => {
  const { events, toast } = visit();
  events.emit('message.sent', { chatId: 1 });
  jest.runAllTimers();
  const offered = toast();
  if (offered?.kind !== 'pinned') throw new Error('Nothing was offered');
  offered.action?.run();
  expect(subscribe).toHaveBeenCalledTimes(1);
  await jest.runAllTimersAsync();
  expect(toast()).toMatchObject({ kind: 'success', text: 'push_on' });
});

it.each(['refused', 'unable'] as const)('offers nothing to a browser that is %s', (ability) => {
  jest.mocked(pushAbility).mockReturnValue(ability);
  const { events, toast } = visit();
  events.emit('order.changed', { orderId: 1 });
  jest.runAllTimers();
  expect(toast()).toBeNull();
});

it('offers nothing once the person has left', () => {
  const { events, stop, toast } = visit();
  events.emit('order.changed', { orderId: 1 });
  stop();
  jest.runAllTimers();
  expect(toast()).toBeNull();
});
