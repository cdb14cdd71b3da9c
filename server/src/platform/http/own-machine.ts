import type { IncomingHttpHeaders } from 'node:http';

/** As sockets tell it: 127.0.0.0/8, also written as IPv6, and ::1. Asked of every request. */
const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

export const isLoopback = (address: string) => LOOPBACK.test(address);

/** Every proxy in use adds one of these, so a request without them comes from this machine itself. */
export const cameByProxy = (headers: IncomingHttpHeaders) =>
  ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via'].some(
    (name) => headers[name] !== undefined,
  );
