import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { readFrames, writeFrame } from './frames.ts';
import { ProcessError } from './process-error.ts';
import { startProcess, type Program } from './start-process.ts';

/** Of what a process writes before it ends, in characters. */
const LAST_WORDS = 1000;

export interface FrameLimits {
  /** Of one frame that a process sends. */
  readonly frameBytes: number;
  /** Of all that it sends during a job, and again while it is idle. */
  readonly frames: number;
}

interface Attendant {
  onFrame(frame: Buffer): void;
  onEnd(reason: ProcessError): void;
}

/** A process of a pool and the pipe that leads to it. */
export interface PooledProcess {
  /** What it works for. Null as long as it has not been sent anything. */
  key: string | null;
  /** Resolves once it can be sent frames; rejects with ProcessError when it ends before. */
  readonly ready: Promise<void>;
  readonly isAlive: boolean;
  send(frame: Uint8Array): void;
  /** Tells this attendant of everything from now on, instead of the one before. */
  attend(attendant: Attendant): void;
  /** Whether the server waits for it, instead of ending without it. */
  hold(isHeld: boolean): void;
  end(reason: ProcessError): void;
}

const NOBODY: Attendant = { onFrame: () => undefined, onEnd: () => undefined };

/** @param onEnd called once, before its attendant is told */
export function openProcess(
  program: Program,
  limits: FrameLimits,
  onEnd: () => void,
): PooledProcess {
  const child = startProcess(program);
  const channel = child.stdio[3] as Socket;
  const readLastWords = hearLastWords(child);
  const started = Promise.withResolvers<void>();
  // Whoever waits for it hears of it all the same.
  started.promise.catch(() => undefined);
  let attendant = NOBODY;
  let endedBy: ProcessError | null = null;
  let isStarted = false;
  let frames = 0;

  function end(reason: ProcessError): void {
    if (endedBy) return;
    endedBy = reason;
    child.kill('SIGKILL');
    channel.destroy();
    onEnd();
    started.reject(reason);
    attendant.onEnd(reason);
  }

  function hear(frame: Buffer): void {
    frames += 1;
    if (frames > limits.frames) {
      end(new ProcessError('flood', 'It has sent too many frames'));
    } else if (isStarted) {
      attendant.onFrame(frame);
    } else {
      isStarted = true;
      started.resolve();
    }
  }

  child.once('close', (code, signal) =>
    end(new ProcessError('ended', `It has ended with ${signal ?? code}. ${readLastWords()}`)),
  );
  child.once('error', ({ message }) => end(new ProcessError('ended', message)));
  channel.on('error', () => undefined);
  readFrames(channel, {
    maxBytes: limits.frameBytes,
    onFrame: hear,
    onTooLarge: () => end(new ProcessError('flood', 'It has sent too large a frame')),
  });

  return {
    key: null,
    ready: started.promise,
    get isAlive() {
      return endedBy === null;
    },
    send: (frame) => writeFrame(channel, frame),
    attend(next) {
      frames = 0;
      attendant = next;
      if (endedBy) next.onEnd(endedBy);
    },
    hold(isHeld) {
      for (const handle of [child, channel, child.stderr as Socket]) {
        handle[isHeld ? 'ref' : 'unref']();
      }
    },
    end,
  };
}

function hearLastWords(child: ChildProcess): () => string {
  let words = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(0, LAST_WORDS);
  });
  return () => words.trim();
}
