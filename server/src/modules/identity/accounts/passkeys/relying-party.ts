import type { Env } from '../../../../platform/env/env.ts';

/** Whom a passkey is made for: the site, as its people open it. */
export interface RelyingParty {
  /** The host; a passkey counts for no other. */
  readonly id: string;
  readonly origin: string;
}

/** As PUBLIC_URL says, and no header of a request; without it the demo on this machine. */
export function relyingPartyOf({
  PUBLIC_URL,
  PORT,
}: Pick<Env, 'PUBLIC_URL' | 'PORT'>): RelyingParty {
  const { hostname, origin } = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  return { id: hostname, origin };
}
