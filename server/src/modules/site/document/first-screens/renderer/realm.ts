import { constants, createContext, Script, type Context } from 'node:vm';
import { setImmediate } from 'node:timers';
import type { ToRenderer } from '../messages.ts';
import { compile } from './compile.ts';
import { createInside, type Inside, type Outside } from './inside.ts';
import { loadLibraries } from './libraries.ts';
import { createTimers } from './timers.ts';

/** What browsers have besides JavaScript, and what pages use of it. */
const OF_BROWSERS = {
  AbortController,
  AbortSignal,
  DOMException,
  Event,
  EventTarget,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  atob,
  btoa,
};

/** Of JavaScript: what shares memory, is made at run time, or runs when nobody has called it. */
const WITHHELD = ['Atomics', 'SharedArrayBuffer', 'WebAssembly', 'FinalizationRegistry', 'eval'];

export interface Realm {
  /** The names of what JavaScript itself has. */
  readonly language: readonly PropertyKey[];
  /**
   * @param message ToRenderer
   * @param beside the text beside it
   */
  receive(message: string, beside?: string): void;
}

/**
 * Makes a world of its own for a release: JavaScript with the libraries, the few classes of browsers
 * that they use, and a `fetch` that sends messages. There is no way in it to anything of Node's.
 * Between two renders nothing in it runs.
 * @param send takes a message, FromRenderer, and the texts beside it
 */
export async function createRealm(
  send: (message: string, ...beside: string[]) => void,
): Promise<Realm> {
  const realm = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  const language = Reflect.ownKeys(realm);
  for (const name of WITHHELD) delete realm[name];

  const timers = createTimers();
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    const reason = new DOMException('The operation took too long', 'TimeoutError');
    timers.start(controller, milliseconds, () => controller.abort(reason));
    return controller.signal;
  };
  for (const [name, value] of Object.entries(OF_BROWSERS)) {
    Object.freeze(value);
    Object.freeze(value.prototype);
    Object.defineProperty(realm, name, { value, writable: true, configurable: true });
  }

  let isResting = true;
  const inside = makeInside(realm, {
    post: (message) => void (isResting || send(message)),
    finish(message, ...beside) {
      isResting = true;
      timers.stopAll();
      // It leaves once the release has come to rest: one that runs on is late.
      setImmediate(() => send(message, ...beside));
    },
    startTimer: (id, milliseconds) =>
      void (isResting || timers.start(id, milliseconds, () => inside.timerIsUp(id))),
    stopTimer: (id) => timers.stop(id),
  });
  await loadLibraries(realm, inside);

  return {
    language,
    receive(text, beside) {
      const message = JSON.parse(text) as ToRenderer;
      if (message.kind === 'load') {
        return inside.loadRelease(() => compile(realm, beside!, 'release'));
      }
      if (message.kind === 'render') isResting = false;
      return inside.receive(text, beside);
    },
  };
}

function makeInside(realm: Context, outside: Outside): Inside {
  const make = new Script(`'use strict';(${createInside.toString()})`).runInContext(
    realm,
  ) as typeof createInside;
  return make(outside);
}
