import os from 'node:os';
import sharp from 'sharp';
import { UnreadablePictureError } from '../unreadable-picture-error.ts';
import type { Order, Outcome } from './messages.ts';
import { pictureTasks } from './picture-tasks.ts';

/** People's requests come first: the system gives this process what the server leaves. */
const NICENESS = 10;

os.setPriority(NICENESS);
// Each picture is seen once.
sharp.cache(false);

process.on('message', ({ task, args }: Order) => {
  const work = pictureTasks[task] as (...given: unknown[]) => Promise<unknown>;
  void work(...args).then(
    (result) => answer({ result }),
    (error: Error) =>
      answer({
        error: error.message,
        ...(error instanceof UnreadablePictureError && { reason: error.reason }),
      }),
  );
});
process.on('disconnect', () => process.exit(0));

function answer(outcome: Outcome): void {
  // Nobody is there to be told when the server has gone meanwhile.
  if (process.connected) process.send!(outcome);
}
