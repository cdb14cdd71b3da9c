import type { ItemNow } from '../contract/live-items.ts';
import { createItemWatch } from './item-watch.ts';
import type { Realtime } from './realtime.ts';

const now = (id: number): ItemNow => ({ id, shown: null });

/** A stream whose other end the test is. */
function createStage() {
  const handlers = new Set<(data: { readonly items: readonly ItemNow[] }) => void>();
  const said: unknown[] = [];
  const subscribe = ((_address: unknown, _type: unknown, handler: never) => {
    handlers.add(handler);
    return () => void handlers.delete(handler);
  }) as unknown as Realtime['subscribe'];
  const watch = createItemWatch(subscribe, (_address, message) => said.push(JSON.parse(message)));
  return {
    watch,
    said,
    handlers,
    tell: (...items: ItemNow[]) => handlers.forEach((handler) => handler({ items })),
  };
}

it('names all that the parts of a page show, each once, and less when one of them goes', () => {
  const { watch, said, handlers } = createStage();
  const stop = watch([1, 2], () => undefined);
  watch([2, 3], () => undefined);
  stop();
  expect(said).toEqual([{ watch: [1, 2] }, { watch: [1, 2, 3] }, { watch: [2, 3] }]);
  expect(handlers.size).toBe(1);
});

it('tells each part of its own, and one that comes later what is known already', () => {
  const { watch, tell } = createStage();
  const [first, later] = [jest.fn(), jest.fn()];
  watch([1, 2], first);
  tell(now(1), now(9));
  expect(first.mock.calls).toEqual([[[now(1)]]]);
  watch([1], later);
  expect(later.mock.calls).toEqual([[[now(1)]]]);
});

it('forgets what nobody shows any more: it may change meanwhile', () => {
  const { watch, tell } = createStage();
  const stop = watch([1], () => undefined);
  tell(now(1));
  stop();
  const again = jest.fn();
  watch([1], again);
  expect(again).not.toHaveBeenCalled();
});

it('names the last ones where they are more than may be named', () => {
  const { watch, said } = createStage();
  watch(
    Array.from({ length: 400 }, (_, index) => index + 1),
    () => undefined,
  );
  const [{ watch: ids }] = said as [{ watch: number[] }];
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([300, 101, 400]);
});
