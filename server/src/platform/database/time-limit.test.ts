import { refuseOverdue, within } from './time-limit.ts';

it('refuses the work whose time is over, not what it has left behind', async () => {
  const limit = { isOver: false, isDone: false };
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let leftBehind: Promise<void> | undefined;
  const work = within(limit, async () => {
    leftBehind = ended.then(refuseOverdue);
    refuseOverdue();
    limit.isOver = true;
    refuseOverdue();
  });
  await expect(work).rejects.toThrow('unavailable');
  end();
  await leftBehind;
  refuseOverdue();
});
