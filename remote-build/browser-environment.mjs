import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * What browsers have and jsdom lacks, or has in a form that Node's fetch refuses. Forms and files stay
 * those of jsdom, which its inputs and its XMLHttpRequest know.
 */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** jsdom has no layout: nothing scrolls into view or changes size. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** jsdom with the network of Node, for component tests whose requests msw answers. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    this.global.IntersectionObserver ??= SilentObserver;
    this.global.ResizeObserver ??= SilentObserver;
  }

  /** Packages resolve as in Node: msw has no interceptors for the condition "browser". */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}
