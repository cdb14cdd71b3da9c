/**
 * The account that a renderer runs under where the server is root: a number that neither distributions
 * nor systemd give to anybody, and not that of the embedded database.
 */
const ACCOUNT = 65_530;

/** What Node itself calls in a running program. */
const KEPT_OF_PROCESS: ReadonlySet<PropertyKey> = new Set([
  '_exiting',
  '_tickCallback',
  'emit',
  'emitWarning',
  'exitCode',
  'listenerCount',
  'nextTick',
  'version',
  'versions',
]);

/** What the renderer itself uses besides JavaScript. */
const KEPT_OF_NODE: readonly PropertyKey[] = ['AbortController', 'Buffer', 'DOMException'];

/**
 * Gives up everything that a renderer does not need once its libraries are loaded. Releases see none
 * of it: this is for one that breaks out of its realm.
 * @param language the names of what JavaScript itself has
 * @throws when root cannot become somebody else
 */
export function confine(language: readonly PropertyKey[]): void {
  if (process.getuid?.() === 0) {
    process.setgroups!([]);
    process.setgid!(ACCOUNT);
    process.setuid!(ACCOUNT);
  }
  strip(process, KEPT_OF_PROCESS);
  strip(globalThis, new Set([...language, ...KEPT_OF_NODE]));
}

function strip(object: object, kept: ReadonlySet<PropertyKey>): void {
  for (const name of Reflect.ownKeys(object)) {
    if (!kept.has(name)) Reflect.deleteProperty(object, name);
  }
}
