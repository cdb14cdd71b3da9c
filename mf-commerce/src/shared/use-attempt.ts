import { useRef } from 'react';
import { drawIdempotencyKey } from '@karavan/shared-api/client';

/**
 * Names a wish to the server: the same wish, sent again after a lost answer, is granted once, whether
 * or not the first request has arrived.
 */
export function useAttempt() {
  const attempt = useRef({ of: '', key: '' });
  return {
    /** @param of what is wished, in full */
    keyFor(of: string): string {
      if (attempt.current.of !== of) attempt.current = { of, key: drawIdempotencyKey() };
      return attempt.current.key;
    },
    /** It has been granted: the same again is a new wish. */
    end(): void {
      attempt.current = { of: '', key: '' };
    },
  };
}
