import fc from 'fast-check';
import type { RealtimeFrame } from '../contract/realtime.ts';
import { FRESH_ORDER, receive, type EventOrder } from './event-order.ts';

const frame = (type: string, seq: number): RealtimeFrame => ({
  stream: 'chat:1',
  seq,
  type,
  data: null,
});
const event = (seq: number) => frame('message', seq);

function run(frames: readonly RealtimeFrame[], from: EventOrder = FRESH_ORDER) {
  let order = from;
  let resyncs = 0;
  let gap = false;
  const delivered: number[] = [];
  for (const one of frames) {
    const received = receive(order, one);
    order = received.order;
    gap = received.gap;
    if (received.resync) resyncs += 1;
    delivered.push(...received.deliver.map(({ seq }) => seq));
  }
  return { order, delivered, resyncs, gap };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Events 1 to n in any order, some of them repeated. */
const anyArrival = fc.integer({ min: 1, max: 20 }).chain((last) =>
  fc.array(fc.integer({ min: 1, max: last }), { maxLength: 20 }).chain((repeated) =>
    fc
      .shuffledSubarray([...range(1, last), ...repeated], {
        minLength: last + repeated.length,
      })
      .map((seqs) => ({ last, seqs })),
  ),
);

it('delivers each event once and in order, however they arrive', () => {
  fc.assert(
    fc.property(anyArrival, ({ last, seqs }) => {
      const { delivered, gap } = run([frame('ready', 0), ...seqs.map(event)]);
      expect(delivered).toEqual(range(1, last));
      expect(gap).toBe(false);
    }),
  );
});

it('delivers nothing behind a missing event, and says that one is missing', () => {
  fc.assert(
    fc.property(anyArrival, fc.nat(), ({ last, seqs }, pick) => {
      const missing = 1 + (pick % last);
      const { delivered, gap } = run([
        frame('ready', 0),
        ...seqs.filter((seq) => seq !== missing).map(event),
      ]);
      expect(delivered).toEqual(range(1, missing - 1));
      expect(gap).toBe(missing < last);
    }),
  );
});

it('goes on over any number of connections', () => {
  fc.assert(
    fc.property(anyArrival, fc.array(fc.nat(20), { maxLength: 5 }), ({ last, seqs }, drops) => {
      const frames = seqs.map(event);
      for (const at of drops) frames.splice(at, 0, frame('ready', last));
      expect(run([frame('ready', 0), ...frames])).toMatchObject({
        delivered: range(1, last),
        resyncs: 1,
      });
    }),
  );
});

it('asks for a fresh start at the first connection, when it is too old, and when the counter went back', () => {
  expect(run([frame('ready', 7)])).toMatchObject({ order: { last: 7 }, resyncs: 1 });
  const at7: EventOrder = { last: 7, held: [event(9)] };
  expect(run([frame('ready', 900), frame('too_old', 900), event(901)], at7)).toMatchObject({
    delivered: [901],
    resyncs: 1,
  });
  expect(run([frame('ready', 2), event(3)], at7)).toMatchObject({ delivered: [3], resyncs: 1 });
});

it('sees by the sign of life that the latest event is missing', () => {
  const at7: EventOrder = { last: 7, held: [] };
  expect(run([frame('alive', 7)], at7).gap).toBe(false);
  expect(run([frame('alive', 8)], at7).gap).toBe(true);
});

it('holds events that overtake the first frame', () => {
  expect(run([event(8), frame('ready', 7), event(9)])).toMatchObject({
    delivered: [8, 9],
    gap: false,
  });
});
