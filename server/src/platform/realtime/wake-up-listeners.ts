import { heardKey } from './key-sender.ts';

/** While wake-ups do not work, everybody looks for news this often. */
const CATCH_UP_MS = 2000;

type Listener = (key: string | null) => void;

/** Who is woken in this process. */
export function createListeners(problem: () => string | null) {
  const listeners = new Set<Listener>();
  const tell = (key: string | null) => {
    for (const listener of listeners) listener(key);
  };
  const catchUp = setInterval(() => {
    if (problem() !== null) tell(null);
  }, CATCH_UP_MS);
  catchUp.unref();
  return {
    add: (listener: Listener) => void listeners.add(listener),
    /** A key as it came over the wire. */
    hear: (key: string) => tell(heardKey(key)),
    /** Wake-ups may have been missed. */
    lookAtEverything: () => tell(null),
    close: () => clearInterval(catchUp),
  };
}
