import type { MessagePort } from 'node:worker_threads';
import type { RenderRequest } from '@karavan/shared-api/remote/server';

/** What a worker is asked to do. */
export interface RenderTask {
  /** The file of a release's `node` build. */
  readonly bundle: string;
  readonly request: Omit<RenderRequest, 'fetch'>;
  /** Where the render asks for its data, and says that it has begun. */
  readonly port: MessagePort;
}

/** The first message of a render; until then its task has waited in the queue. */
export const STARTED = 'started';
