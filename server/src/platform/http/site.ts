import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How people reach the site: what PUBLIC_URL says, and no header of a request. */
interface Site {
  readonly isHttps: boolean;
  /** Scheme and host; null where nothing says it. */
  readonly origin: string | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    site: Site;
  }
}

/** Tells the server how it is reached; without PUBLIC_URL it is taken for a demo over http. */
export function registerSite(app: FastifyInstance, publicUrl: string | undefined): void {
  app.decorate('site', {
    isHttps: publicUrl?.startsWith('https:') ?? false,
    origin: publicUrl === undefined ? null : new URL(publicUrl).origin,
  });
}

/** Scheme and host that people open; by default those that were asked for. */
export function originOf({ server, protocol, host }: FastifyRequest): string {
  return server.site.origin ?? `${protocol}://${host}`;
}

/** With this prefix browsers accept a cookie over https only, for this host only, and no subdomain can replace it. */
const HOST_PREFIX = '__Host-';

const nameOf = (name: string, { isHttps }: Site) => (isHttps ? HOST_PREFIX + name : name);

type Options = Pick<CookieSerializeOptions, 'httpOnly' | 'maxAge'> & {
  readonly sameSite: 'strict' | 'lax';
};

/** Sets a cookie for the whole site. */
export function setSiteCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: Options,
): void {
  const { site } = reply.server;
  reply.setCookie(nameOf(name, site), value, { ...options, path: '/', secure: site.isHttps });
}

export function readSiteCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[nameOf(name, request.server.site)];
}

export function clearSiteCookie(reply: FastifyReply, name: string): void {
  const { site } = reply.server;
  reply.clearCookie(nameOf(name, site), { path: '/', secure: site.isHttps });
}
