import type { FastifyBaseLogger } from 'fastify';
import type { RenderRequest } from '@karavan/shared-api/remote/server';
import { joinParts, splitParts } from '../../../../platform/process/parts.ts';
import { ProcessError } from '../../../../platform/process/process-error.ts';
import {
  createProcessPool,
  type Correspondent,
} from '../../../../platform/process/process-pool.ts';
import { createBackOff } from './back-off.ts';
import { askAsGuest, type CallApi } from './guest-api.ts';
import { FromRenderer, type ToRenderer } from './messages.ts';
import { readBundle, type Bundle, type BundleSource } from './read-bundle.ts';
import { RENDERER } from './renderer-program.ts';
import { MESSAGE_MAX_BYTES } from './renderer/message-max-bytes.ts';
import { readScreen, type Screen } from './screen.ts';

/** A render that takes this many times as long as a visitor waits hangs; it ends with its process. */
const HANGS_AFTER_WAITS = 2.5;
/** About as many as one process renders before those at the end would come too late. */
const QUEUE_FOR_EACH_WORKER = 20;
/** A process that has rendered nothing for this long ends, and with it what it knows of its release. */
const IDLE_MS = 300_000;
/** Where processors are scarce, one takes longer to start than a visitor waits. */
const SPARES = 2;
/** Processes besides those at work: spare ones, and others that each know a release. */
const IDLE_MAX = 4;
/** A page asks for its data a few times. */
const MESSAGES_MAX = 100;
const NOT_FOUND = 404;

interface RenderPoolOptions {
  /** How long a visitor waits: what is still queued then is not rendered any more. */
  readonly waitMs: number;
  /** At work at a time. */
  readonly workers: number;
  readonly source: BundleSource;
  readonly callApi: CallApi;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export interface RenderTask {
  readonly bundle: Bundle;
  readonly request: Omit<RenderRequest, 'fetch'>;
}

export interface RenderPool {
  /** Rejects with RenderError. */
  render(task: RenderTask): Promise<Screen>;
  /** Starts processes ahead of the first visitor. */
  standBy(): void;
  close(): void;
}

/** Why there is no screen. */
export type RenderProblem =
  | ProcessError['reason']
  /** The release has thrown. */
  | 'release'
  /** It has thrown once the API had answered that something is not there. */
  | 'absent'
  /** Its bundle is not the published one, or cannot be read. */
  | 'bundle'
  /** It has failed so often that it is left alone for a while. */
  | 'left alone';

export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly problem: RenderProblem;

  constructor(problem: RenderProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/**
 * Renders first screens in processes that are confined, since others write what runs there. A process
 * works for one release: whatever it does to its process, no other release gets to see it.
 */
export function createRenderPool({
  waitMs,
  workers,
  source,
  callApi,
  log,
}: RenderPoolOptions): RenderPool {
  const pool = createProcessPool({
    program: RENDERER,
    limits: { frameBytes: MESSAGE_MAX_BYTES, frames: MESSAGES_MAX },
    processes: workers,
    processesMax: workers + IDLE_MAX,
    spares: SPARES,
    idleMs: IDLE_MS,
  });
  const backOff = createBackOff();
  let underWay = 0;
  let lastRender = 0;

  async function work(process: Correspondent, { bundle, request }: RenderTask) {
    const tell = (message: ToRenderer, ...beside: (string | Uint8Array)[]) =>
      process.send(joinParts([JSON.stringify(message), ...beside]));
    if (process.isNew) tell({ kind: 'load' }, await readBundle(source, bundle));
    lastRender += 1;
    const render = lastRender;
    const { promise, resolve, reject } = Promise.withResolvers<Screen>();
    let isAbsent = false;
    process.listen((frame) => {
      const [message, ...beside] = read(frame);
      if (message?.kind === 'call') {
        const { call } = message;
        void askAsGuest(callApi, message)
          .catch(() => null)
          .then((answer) => {
            isAbsent ||= answer?.status === NOT_FOUND;
            if (!answer) return tell({ kind: 'answer', call, answer });
            const { body, ...head } = answer;
            tell({ kind: 'answer', call, answer: head }, body);
          });
      } else if (message?.render === render) {
        // What comes of an earlier render is nobody's any more.
        try {
          if (message.kind === 'page') return resolve(readScreen(message.header, beside));
          reject(new RenderError(isAbsent ? 'absent' : 'release', message.message));
        } catch (error) {
          reject(new RenderError('release', (error as Error).message, { cause: error }));
        }
      }
    });
    tell({ kind: 'render', render, request });
    return promise;
  }

  async function renderConfined(task: RenderTask): Promise<Screen> {
    const key = `${task.bundle.remote} ${task.bundle.version}`;
    if (backOff.isLeftAlone(key)) {
      throw new RenderError('left alone', `${key} has failed too often to be tried again now`);
    }
    try {
      // To fetch it may take longer than a render may.
      await source.folders.bring(task.bundle.remote, task.bundle.version);
      return await pool.run({
        key,
        queueLimitMs: waitMs,
        timeLimitMs: waitMs * HANGS_AFTER_WAITS,
        work: (process) => work(process, task),
      });
    } catch (error) {
      if (error instanceof RenderError) throw error;
      const problem = error instanceof ProcessError ? error.reason : 'bundle';
      const isItsFault = problem !== 'queue' && problem !== 'closed';
      if (isItsFault && backOff.countFailure(key)) {
        log.error({ err: error, bundle: task.bundle }, 'A release keeps failing and is left alone');
      }
      throw new RenderError(problem, (error as Error).message, { cause: error });
    }
  }

  return {
    async render(task) {
      if (underWay > workers * QUEUE_FOR_EACH_WORKER) {
        throw new RenderError('queue', 'Too many renders wait already');
      }
      underWay += 1;
      try {
        return await renderConfined(task);
      } finally {
        underWay -= 1;
      }
    },
    standBy: () => pool.standBy(),
    close: () => pool.close(),
  };
}

/** What a renderer says and what is beside it; nothing when it is nothing that a renderer says. */
function read(frame: Buffer): [FromRenderer?, ...Buffer[]] {
  try {
    const [head, ...beside] = splitParts(frame);
    return [FromRenderer.parse(JSON.parse(head!.toString())), ...beside];
  } catch {
    return [];
  }
}
