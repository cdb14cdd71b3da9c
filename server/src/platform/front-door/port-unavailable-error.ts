import { findPortOwner } from './port-owner.ts';

interface Wanted {
  readonly variable: 'PORT' | 'METRICS_PORT';
  readonly port: number;
  readonly host: string;
}

/** A port that cannot be listened on, in one sentence that says what is in the way. */
export class PortUnavailableError extends Error {
  override readonly name = 'PortUnavailableError';

  constructor(wanted: Wanted, cause: NodeJS.ErrnoException) {
    super(sentence(wanted, cause), { cause });
  }
}

function sentence({ variable, port, host }: Wanted, { code, message }: NodeJS.ErrnoException) {
  switch (code) {
    case 'EADDRINUSE': {
      const owner = findPortOwner(port);
      return `Port ${port} is in use${owner === null ? '' : ` by ${owner}`}; stop what uses it, or set ${variable} to another one.`;
    }
    case 'EACCES':
      return `This account may not listen on port ${port}; set ${variable} to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host} to listen on; change HOST.`;
    default:
      return `Port ${port} cannot be listened on: ${message}.`;
  }
}
