import type { UnreadablePictureError } from '../unreadable-picture-error.ts';
import type { PictureTasks } from './picture-tasks.ts';

/** What the server asks of a picture process: one thing at a time. */
export interface Order {
  readonly task: keyof PictureTasks;
  readonly args: readonly unknown[];
}

/** What it answers. With a reason the picture is at fault. */
export interface Outcome {
  readonly result?: unknown;
  readonly error?: string;
  readonly reason?: UnreadablePictureError['reason'];
}
