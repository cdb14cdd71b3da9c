import type { RemoteServerSide, RenderedPage } from '@karavan/shared-api/remote/server';
import type { FromRenderer, ToRenderer } from '../messages.ts';

/** All that leads out of the realm. It takes texts and numbers, and gives nothing back. */
export interface Outside {
  /** @param message FromRenderer */
  post(message: string): void;
  /** The last message of a render, and the texts beside it: the realm is at rest from now on. */
  finish(message: string, ...beside: string[]): void;
  startTimer(id: number, milliseconds: number): void;
  stopTimer(id: number): void;
}

type Require = (name: string) => object;

/** A CommonJS file, compiled in the realm. */
export type Script = (module: { exports: object }, exports: object, require: Require) => void;

/** What leads into the realm. */
export interface Inside {
  createModule(): { exports: object };
  /** @param require gives objects of the realm only */
  evaluate(script: Script, module: { exports: object }, require: Require): void;
  /** @param classes that `fetch` works with */
  addFetch(classes: Pick<typeof globalThis, 'Headers' | 'Request' | 'Response'>): void;
  /** Lets releases require it. */
  provide(library: string, exports: object): void;
  /** What goes wrong comes out when it is to render. */
  loadRelease(compile: () => Script): void;
  /**
   * @param message ToRenderer
   * @param beside the text beside it
   */
  receive(message: string, beside?: string): void;
  timerIsUp(id: number): void;
}

type Answer = {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
} | null;
type Render = Extract<ToRenderer, { kind: 'render' }>;

/**
 * The renderer's half inside of the realm. It is evaluated there from its text, so that all it makes is
 * of the realm; therefore it uses nothing of this file but types. It hands no function of the outside
 * to anybody: from any object of Node's there is a way to others.
 */
export function createInside({ post, finish, startTimer, stopTimer }: Outside): Inside {
  const { parse, stringify } = JSON;
  const libraries = new Map<string, object>();
  const timers = new Map<number, () => void>();
  const calls = new Map<number, (answer: Answer) => void>();
  let remote: RemoteServerSide;
  let lastTimer = 0;
  let lastCall = 0;

  /** What is left of a render does not run on. */
  function rest(message: FromRenderer, ...beside: string[]): void {
    const text = stringify(message);
    timers.clear();
    calls.clear();
    finish(text, ...beside);
  }

  function setTimer(delay: unknown, isUp: (id: number) => void): number {
    lastTimer += 1;
    const id = lastTimer;
    timers.set(id, () => isUp(id));
    startTimer(id, Math.max(1, Number(delay) || 0));
    return id;
  }

  function clearTimer(id: number): void {
    if (timers.delete(id)) stopTimer(id);
  }

  function setTimeout(callback: (...args: unknown[]) => void, delay?: unknown, ...args: unknown[]) {
    return setTimer(delay, (id) => {
      timers.delete(id);
      callback(...args);
    });
  }

  function setInterval(
    callback: (...args: unknown[]) => void,
    delay?: unknown,
    ...args: unknown[]
  ) {
    return setTimer(delay, (id) => {
      startTimer(id, Math.max(1, Number(delay) || 0));
      callback(...args);
    });
  }

  /** Reaches the API of the server, as a guest. */
  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { method, url, headers } = new Request(input, init);
    lastCall += 1;
    const call = lastCall;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    calls.set(call, resolve);
    const told = Object.fromEntries(headers);
    post(stringify({ kind: 'call', call, method, url, headers: told } satisfies FromRenderer));
    const answer = await promise;
    if (!answer) throw new TypeError('The API does not answer this');
    const { status, contentType, body } = answer;
    return new Response(body, { status, headers: { 'content-type': contentType } });
  }

  async function render({ render: number, request }: Render): Promise<void> {
    try {
      const page: RenderedPage = await remote.render({ ...request, fetch });
      const { html, styles, queries, header } = page;
      if (typeof html !== 'string' || typeof styles !== 'string') {
        throw new TypeError('The markup and the styles of a screen are texts');
      }
      rest({ kind: 'page', render: number, header }, html, styles, stringify(queries) ?? 'null');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      rest({ kind: 'problem', render: number, message: message.slice(0, 1000) });
    }
  }

  function requireLibrary(name: string): object {
    const library = libraries.get(name);
    if (!library) throw new Error(`A release may not require '${name}'`);
    return library;
  }

  Object.assign(globalThis, {
    setTimeout,
    clearTimeout: clearTimer,
    setInterval,
    clearInterval: clearTimer,
    async queueMicrotask(callback: () => void) {
      await Promise.resolve();
      callback();
    },
    performance: { now: () => Date.now() },
    // What the libraries ask: which of their builds is meant.
    process: { env: { NODE_ENV: 'production' } },
  });

  return {
    createModule: () => ({ exports: {} }),
    evaluate: (script, module, require) => script(module, module.exports, (name) => require(name)),
    addFetch: ({ Headers, Request, Response }) =>
      void Object.assign(globalThis, { fetch, Headers, Request, Response }),
    provide: (library, exports) => void libraries.set(library, exports),
    loadRelease(compile) {
      const module = { exports: {} };
      try {
        compile()(module, module.exports, requireLibrary);
        ({ remote } = module.exports as { remote: RemoteServerSide });
      } catch (error) {
        remote = { render: () => Promise.reject(error) };
      }
    },
    receive(text, beside = '') {
      const message = parse(text) as ToRenderer;
      if (message.kind === 'render') void render(message);
      if (message.kind !== 'answer') return;
      calls.get(message.call)?.(message.answer && { ...message.answer, body: beside });
      calls.delete(message.call);
    },
    timerIsUp: (id) => timers.get(id)?.(),
  };
}
