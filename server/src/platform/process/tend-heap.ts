import { setFlagsFromString } from 'node:v8';

/**
 * Of what lives on in the heap, in percent, how much may be added before all of it is collected. With the heap as small
 * as it is kept, V8 would come to a tenth: a collection every two seconds under load, each of which takes a processor
 * for a tenth of one.
 */
const GROWTH = 35;

/**
 * Sets what NODE_OPTIONS may not. What is young is collected by one thread: several of them cost a tenth of the
 * processor under load, and were no faster (`bench/README.md`).
 */
export function tendHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  setFlagsFromString('--no-parallel-scavenge');
}
