/** The scheme of the header `Authorization` with which a team's key makes a request. */
export const KEY_SCHEME = 'Karavan-Key';

export interface SignedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Seconds since 1970. */
  readonly at: number;
  /** As JSON; null without one, and for an upload, whose content must have a hash that is announced. */
  readonly body: unknown;
}

/**
 * What a team's key (Ed25519) signs of a request. The header is
 * `Karavan-Key <public key>:<seconds>:<signature>`, key and signature in base64.
 */
export function signedText({ method, url, at, body }: SignedRequest): string {
  return [method, url, at, JSON.stringify(body ?? null)].join('\n');
}
