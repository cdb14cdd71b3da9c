import { BlockList, isIP } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

export const isLoopback = (address: string) =>
  loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Every proxy in use adds one of these, so a request without them comes from this machine itself. */
export const cameByProxy = (headers: IncomingHttpHeaders) =>
  ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via'].some(
    (name) => headers[name] !== undefined,
  );
