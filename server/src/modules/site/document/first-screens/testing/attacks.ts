import type { RenderProblem } from '../render-pool.ts';

/** What there is to be had. */
export interface Plan {
  /** A file that only the server may read. */
  readonly secretFile: string;
  /** A port of this machine at which somebody listens. */
  readonly port: number;
}

/** Every way to `process` or a module of Node's that we know of; the first one that leads there is shown. */
const WAYS = `
  const ways = {
    global: () => process,
    ofThis: () => (function () { return this })().process,
    library: () => require('node:process'),
    main: () => require.main.require('node:process'),
    cache: () => Object.values(require.cache)[0].require('node:process'),
    module: () => module.constructor._load('node:process'),
    parent: () => module.parent.require('node:process'),
    Function: () => Function('return process')(),
    eval: () => (0, eval)('process'),
    ofLibrary: () => require('react').createElement.constructor('return process')(),
    ofClass: () => URL.constructor('return process')(),
    ofAsync: () => (async () => 0).constructor('return process')(),
    ofFetch: () => request.fetch.constructor('return process')(),
    ofError: () => { try { new URL('') } catch (error) { return error.constructor.constructor('return process')() } },
    ofOverflow: () => {
      const errors = [];
      const dive = () => { try { dive() } catch (error) { errors.push(error) } setTimeout(() => 0, 1) };
      try { dive() } catch (error) { errors.push(error) }
      for (const error of errors) try { return error.constructor.constructor('return process')() } catch {}
    },
    ofCallSites: () => {
      const prepare = Error.prepareStackTrace;
      Error.prepareStackTrace = (_, sites) => sites;
      const sites = new Error('').stack;
      Error.prepareStackTrace = prepare;
      for (const site of sites) for (const one of [site.getThis(), site.getFunction()]) if (one?.process) return one.process;
    },
    ofConsole: () => console._stdout.constructor.prototype,
    ofDispatcher: () => globalThis[Symbol.for('undici.globalDispatcher.1')].constructor.constructor('return process')(),
    ofPromise: async () => (await import('node:process')).default,
    ofSignal: () => {
      const signal = AbortSignal.timeout(1);
      for (const key of Reflect.ownKeys(signal)) if (signal[key]?.process) return signal[key].process;
    },
    bySetter: async () => {
      let found;
      for (const name of ['handle', 'fd', 'owner', 'encrypted', 'then', 'domain', 'process']) {
        Object.defineProperty(Object.getPrototypeOf(Object.getPrototypeOf(URL.prototype) ?? URL.prototype), name, {
          configurable: true, get() { found ??= this?.constructor?.constructor('return process')(); },
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
      return found;
    },
  };
  async function find(use) {
    for (const [way, go] of Object.entries(ways)) {
      try {
        const process = await go();
        const loot = process && (await use(process));
        if (loot) return way + ': ' + loot;
      } catch {}
    }
    return 'nothing';
  }
`;

/**
 * What hostile releases try to get at: bodies of an async function of `request` and `plan`. What it
 * returns is shown as the page.
 */
export const ATTACKS = {
  'reads the environment': `${WAYS} return find(({ env }) => env.SECRET);`,

  'reads a file': `${WAYS} return find((process) => {
    try { return process.getBuiltinModule('fs').readFileSync(plan.secretFile, 'utf8'); } catch {}
    const fs = process.binding('fs');
    return fs.readFileUtf8(plan.secretFile, 0);
  });`,

  'starts a program': `${WAYS} return find((process) =>
    process.getBuiltinModule('child_process').execFileSync('cat', [plan.secretFile], { encoding: 'utf8' }));`,

  'loads native code': `${WAYS} return find((process) => {
    process.dlopen({ exports: {} }, '/no/such.node');
  });`,

  'kills the server': `${WAYS} return find((process) => process.kill(process.ppid, 0) && 'could');`,

  'opens a socket': `${WAYS}
    const address = 'http://127.0.0.1:' + plan.port + '/';
    const tries = [
      () => fetch(address),
      () => new WebSocket(address.replace('http', 'ws')),
      () => new EventSource(address),
      () => { const request = new XMLHttpRequest(); request.open('GET', address); request.send(); },
      () => navigator.sendBeacon(address),
      () => new Request(address).constructor.prototype.dispatcher.request(address),
      () => globalThis[Symbol.for('undici.globalDispatcher.1')].request({ origin: address, path: '/', method: 'GET' }),
      () => find((process) => process.getBuiltinModule('net').connect(plan.port, '127.0.0.1')),
    ];
    for (const go of tries) try { await go() } catch {}
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'tried';`,

  'walks to everything there is': `
    const powers = ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'kill', 'reallyExit', 'connect', 'readFileSync', 'spawn', 'dispatch'];
    const seen = new Set();
    const found = new Set();
    const libraries = ['react', 'react-dom', 'react-dom/server', 'styled-components', 'jotai', 'react-router-dom', '@tanstack/react-query', 'i18next'];
    const timer = setTimeout(() => 0, 1000);
    const open = [globalThis, this, request, require, module, timer, new URL('http://a'), new AbortController(), AbortSignal.timeout(1000),
      new Request('http://a/'), new Response('a'), import('a').catch((error) => error), await import('a').catch((error) => error), ...libraries.map((name) => require(name))];
    while (open.length) {
      const thing = open.pop();
      if (thing === null || !['object', 'function'].includes(typeof thing) || seen.has(thing)) continue;
      seen.add(thing);
      try { open.push(Object.getPrototypeOf(thing)); } catch {}
      for (const key of Reflect.ownKeys(thing)) {
        try {
          const { value, get, set } = Object.getOwnPropertyDescriptor(thing, key);
          if (typeof value === 'function' && powers.includes(key)) found.add(key);
          open.push(value, get, set);
          if (get) open.push(thing[key]);
        } catch {}
      }
    }
    return (found.size ? 'could ' : '') + [...found] + ' among ' + seen.size;`,

  'runs WebAssembly': `new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])); return 'could';`,

  'shares memory': `return 'could ' + new SharedArrayBuffer(8).byteLength;`,

  'poisons the language': `
    Array.prototype.map = () => ['poisoned'];
    Object.prototype.poisoned = true;
    JSON.stringify = () => '{}';
    return 'poisoned';`,

  'poisons React': `
    require('react').createElement = () => 'poisoned';
    require('react-dom/server').renderToString = () => 'poisoned';
    return 'poisoned';`,

  'leaves globals': `globalThis.leak = 'poisoned'; return 'poisoned';`,
};

interface Assault {
  readonly does: string;
  /** What becomes of its screen. */
  readonly ends: { readonly html: 'page' } | { readonly problem: RenderProblem };
}

/** Memory fills up: on a fast machine it is used up before the time is. */
const TIME_OR_MEMORY = expect.stringMatching(/^(time|ended)$/) as 'time';

/** As above; and the bound is met by an allocation of the release's own, or by one of Node's. */
const RELEASE_TIME_OR_MEMORY = expect.stringMatching(/^(release|time|ended)$/) as 'time';

/** What is to end or swamp whatever runs it. */
export const ASSAULTS: Readonly<Record<string, Assault>> = {
  'loops for ever': { does: `for (;;);`, ends: { problem: 'time' } },
  'loops in promises': {
    does: `const loop = () => Promise.resolve().then(loop); await loop();`,
    ends: { problem: TIME_OR_MEMORY },
  },
  'loops in promises after its page': {
    does: `const loop = () => Promise.resolve().then(loop); loop(); return 'page';`,
    ends: { problem: TIME_OR_MEMORY },
  },
  'loops in a timer after its page': {
    does: `setTimeout(() => { for (;;); }, 20); return 'page';`,
    ends: { html: 'page' },
  },
  'loops in a signal after its page': {
    does: `AbortSignal.timeout(20).addEventListener('abort', () => { for (;;); }); return 'page';`,
    ends: { html: 'page' },
  },
  'loops in an answer after its page': {
    does: `request.fetch('/api/v1/posts').then(() => { for (;;); }); return 'page';`,
    ends: { html: 'page' },
  },
  'waits for ever in its thread': {
    does: `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`,
    ends: { problem: 'release' },
  },
  'never answers': { does: `await new Promise(() => 0);`, ends: { problem: 'time' } },
  exits: { does: `process.exit(0);`, ends: { problem: 'release' } },
  'throws where nobody catches': {
    does: `setTimeout(() => { throw new Error('loose'); }, 0); await new Promise(() => 0);`,
    ends: { problem: 'ended' },
  },
  'rejects where nobody waits': {
    does: `Promise.reject(new Error('loose')); return 'page';`,
    ends: { html: 'page' },
  },
  'fills the heap': {
    does: `const all = []; for (;;) all.push(new Array(1_000_000).fill(1.5));`,
    ends: { problem: TIME_OR_MEMORY },
  },
  'fills memory beside the heap': {
    does: `const all = []; for (;;) all.push(new Uint8Array(10_000_000).fill(1));`,
    ends: { problem: RELEASE_TIME_OR_MEMORY },
  },
  'floods the server': {
    does: `for (;;) request.fetch('/api/v1/posts').catch(() => 0);`,
    ends: { problem: 'flood' },
  },
  'floods the server a little at a time': {
    does: `for (;;) { request.fetch('/api/v1/posts').catch(() => 0); await 0; }`,
    ends: { problem: 'flood' },
  },
  'asks with a huge address': {
    does: `await request.fetch('/api/v1/' + 'x'.repeat(10_000_000));`,
    ends: { problem: 'release' },
  },
  'returns 100 MB': {
    does: `return 'x'.repeat(100_000_000);`,
    ends: { problem: TIME_OR_MEMORY },
  },
  'returns no page': {
    does: `return new Proxy({}, { get() { throw 1; } });`,
    ends: { problem: 'release' },
  },
  'returns what is no text': { does: `return { html: [] };`, ends: { problem: 'release' } },
  'returns a circle': {
    does: `const circle = {}; circle.circle = circle; return circle;`,
    ends: { problem: 'release' },
  },
  'overflows the stack': {
    does: `const dive = () => dive(); dive();`,
    ends: { problem: 'release' },
  },
  'breaks how it is told': {
    does: `Object.prototype.toJSON = () => { throw new Error('toJSON'); }; return 'page';`,
    ends: { problem: 'time' },
  },
};

/** A bundle that does this when it is to render. */
export function bundleOf(attack: string, plan: Plan): string {
  return `
    const plan = ${JSON.stringify(plan)};
    const attack = async (request) => { ${attack} };
    module.exports.remote = {
      render: async (request) => ({ html: await attack(request), styles: '', queries: null }),
    };`;
}
