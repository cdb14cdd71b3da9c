import { createHash } from 'node:crypto';

/** What a text is found by. */
export function originalHash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
