import fc from 'fast-check';
import type { DoorPackEntry } from '@karavan/shared-api/contract/events';
import {
  cameAt,
  confirmEntry,
  dismissEntry,
  findByCode,
  findByWords,
  letIn,
  NO_DOOR,
  refuseEntry,
  secretOf,
  takeList,
  type DoorState,
} from './door-state.ts';

const entry = (id: number, values: Partial<DoorPackEntry> = {}): DoorPackEntry => ({
  kind: 'ticket',
  id,
  name: `Гость ${id}`,
  section: 'Партер',
  party: 1,
  order_id: 70 + id,
  activated_at: null,
  code: `hash-${id}`,
  ...values,
});

const DOOR: DoorState = { ...NO_DOOR, list: [entry(1), entry(2), entry(1, { kind: 'guest' })] };
const AT = '2090-06-01T13:00:00.000Z';
const scan = { nonce: 'n1', secret: null, at: AT };

it('lets each in once on this device, and a ticket is not the guest of the same number', () => {
  const state = letIn(DOOR, DOOR.list[0]!, scan);
  expect(cameAt(state, state.list[0]!)).toBe(AT);
  expect(cameAt(state, state.list[1]!)).toBeNull();
  expect(cameAt(state, state.list[2]!)).toBeNull();
});

it('keeps who was let in through a new list, until the server has answered', () => {
  const state = takeList(letIn(DOOR, DOOR.list[0]!, scan), { list: DOOR.list, is_whole: true }, AT);
  expect(cameAt(state, state.list[0]!)).toBe(AT);
  const confirmed = confirmEntry(state, 'n1', '2090-06-01T13:05:00.000Z');
  expect(confirmed.queue).toEqual([]);
  expect(cameAt(confirmed, confirmed.list[0]!)).toBe('2090-06-01T13:05:00.000Z');
});

it('shows who is not admitted until staff have seen it', () => {
  const state = refuseEntry(letIn(DOOR, DOOR.list[0]!, scan), 'n1', 'Билет уже использован');
  expect(state.queue).toMatchObject([{ refusal: 'Билет уже использован' }]);
  expect(dismissEntry(state, 'n1').queue).toEqual([]);
});

it('never has anybody twice in what is to be sent', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2)), (presses) => {
      let state = DOOR;
      for (const [number, index] of presses.entries()) {
        const person = state.list[index]!;
        if (cameAt(state, person) !== null) continue;
        state = letIn(state, person, { nonce: String(number), secret: null, at: AT });
      }
      const keys = state.queue.map(({ kind, id }) => `${kind}:${id}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

it('finds people by code, by a part of the name and by the number of the order', () => {
  expect(findByCode(DOOR, 'hash-2')).toBe(DOOR.list[1]);
  expect(findByWords(DOOR, 'ГОСТЬ 1', 9)).toHaveLength(2);
  expect(findByWords(DOOR, '72', 9)).toEqual([DOOR.list[1]]);
  expect(findByWords(DOOR, 'гость', 1)).toHaveLength(1);
  expect(findByWords(DOOR, ' ', 9)).toEqual([]);
});

it('reads the code of this event only', () => {
  const address = 'https://karavan.example/clients/7/event-activation/12#drawn-secret';
  expect(secretOf(address, 12)).toBe('drawn-secret');
  expect(secretOf(address, 2)).toBeNull();
  expect(secretOf('4870001', 12)).toBeNull();
});
