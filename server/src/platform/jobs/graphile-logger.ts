import { Logger as GraphileLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/** The queue's messages in our own log; its everyday ones only when debugging. */
export function graphileLogger(log: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
