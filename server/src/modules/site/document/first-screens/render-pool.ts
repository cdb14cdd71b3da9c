import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { RenderedPage } from '@karavan/shared-api/remote/server';
import { answerCalls, type CallApi } from './api-channel.ts';
import { STARTED, type RenderTask } from './render-task.ts';

/** Whoever has asked shows a skeleton by then. */
const QUEUE_LIMIT_MS = 800;
/** A render that takes longer hangs; it ends with its worker. */
const RENDER_LIMIT_MS = 2000;
/** About as many as one worker renders before those at the end would come too late. */
const QUEUE_FOR_EACH_WORKER = 20;
/** A worker beyond the first ends after this long without work. */
const IDLE_MS = 60_000;
/** A worker that needs more is ended. One that knows all releases rests at 17; below 64 its renders slow down. */
const HEAP_MB = 96;
/** For what a render drops again. Unlimited, it grows by 90 MB and renders are no faster. */
const YOUNG_HEAP_MB = 12;
/** Behind the thread that answers the API, when there are not enough processors for both. */
const NICE = 10;

interface RenderPoolOptions {
  readonly workers: number;
  readonly callApi: CallApi;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export interface RenderPool {
  /** Rejects when the release cannot render it, when it hangs, and when too many wait already. */
  render(task: Omit<RenderTask, 'port'>): Promise<RenderedPage>;
  /** Ends all workers, whatever they are doing. */
  close(): Promise<void>;
}

/**
 * Threads that render first screens, so that no render can hold up the API. A worker knows nothing but
 * the releases; what a page shows it asks of the API through its task's port.
 */
export function createRenderPool({ workers, callApi, log }: RenderPoolOptions): RenderPool {
  const pool = new Piscina<RenderTask, RenderedPage>({
    filename: path.join(import.meta.dirname, 'render-worker.ts'),
    minThreads: 1,
    maxThreads: workers,
    idleTimeout: IDLE_MS,
    // A render waits for its data: a worker that blocks between tasks could not see it come.
    atomics: 'disabled',
    niceIncrement: NICE,
    resourceLimits: {
      maxOldGenerationSizeMb: HEAP_MB,
      maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
    },
    // Releases see no secrets, and React is its production build.
    env: { NODE_ENV: 'production' },
  });
  pool.on('error', (error) => log.error({ err: error }, 'A render worker has failed'));

  // Counted here: the pool's own limit leaves out what can be aborted.
  let underWay = 0;

  return {
    async render(task) {
      if (underWay > workers * QUEUE_FOR_EACH_WORKER)
        throw new Error('Too many renders wait already');
      underWay += 1;
      const { port1: ours, port2: theirs } = new MessageChannel();
      const deadline = new AbortController();
      let timer = setTimeout(() => deadline.abort(), QUEUE_LIMIT_MS);
      answerCalls(ours, callApi);
      ours.on('message', (message) => {
        if (message !== STARTED) return;
        clearTimeout(timer);
        timer = setTimeout(() => deadline.abort(), RENDER_LIMIT_MS);
      });
      try {
        return await pool.run(
          { ...task, port: theirs },
          { transferList: [theirs], signal: deadline.signal },
        );
      } finally {
        underWay -= 1;
        clearTimeout(timer);
        ours.close();
      }
    },
    close: () => pool.destroy(),
  };
}
