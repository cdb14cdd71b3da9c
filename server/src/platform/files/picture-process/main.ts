import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { answerFrames } from '../../process/answer-frames.ts';
import { UnreadablePictureError } from '../unreadable-picture-error.ts';
import type { Order, Outcome } from './messages.ts';
import { pictureTasks } from './picture-tasks.ts';

// Each picture is seen once.
sharp.cache(false);

const send = answerFrames((frame) => {
  const { task, args } = deserialize(frame) as Order;
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

function answer(outcome: Outcome): void {
  send(serialize(outcome));
}
