import { notificationTone } from './notification-tone.ts';

describe('notificationTone', () => {
  it.each([
    ['accept_discount', 'positive'],
    ['accepted_by_delivery_for_client', 'positive'],
    ['decline_discount', 'negative'],
    ['rejected_by_delivery', 'negative'],
    ['quit', 'negative'],
    ['new_discount', 'pending'],
    ['requested_recipient', 'pending'],
    ['organization_message', 'neutral'],
  ])('%s is %s', (type, tone) => {
    expect(notificationTone(type)).toBe(tone);
  });
});
