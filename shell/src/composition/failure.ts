/** Why a remote's view is not on screen, in terms that can be explained to a person. */
export type FailureReason =
  /** No answer: offline, connection closed, address unreachable. */
  | 'network'
  /** The server answered with an error status. */
  | 'status'
  /** What arrived is not the published script: truncated, modified, or a page instead of a script. */
  | 'damaged'
  /** Built for another contract than this shell's. */
  | 'incompatible'
  /** Its code threw while loading or rendering. */
  | 'crashed';

/** A view could not be loaded or shown; `cause` is the last error of the ladder. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly remote: string;
  readonly reason: FailureReason;

  constructor(remote: string, reason: FailureReason, options?: ErrorOptions) {
    super(`${remote}: ${reason}`, options);
    this.remote = remote;
    this.reason = reason;
  }
}

/** Anything that a view itself throws is a crash. */
export function toFailure(remote: string, error: unknown): RemoteFailure {
  return error instanceof RemoteFailure
    ? error
    : new RemoteFailure(remote, 'crashed', { cause: error });
}

/**
 * Finds out why loading failed by requesting each script again, bypassing the cache. As a side
 * effect the cache then holds fresh copies, so that the next attempt does not get the same bad one.
 * Returns `crashed` when every script is there and intact.
 */
export async function diagnose(
  scripts: readonly { url: string; integrity: string }[],
): Promise<FailureReason> {
  const verdicts = await Promise.all(scripts.map(diagnoseScript));
  return (
    (['network', 'status', 'damaged'] as const).find((reason) => verdicts.includes(reason)) ??
    'crashed'
  );
}

async function diagnoseScript({
  url,
  integrity,
}: {
  url: string;
  integrity: string;
}): Promise<FailureReason | 'whole'> {
  let response: Response;
  try {
    response = await fetch(url, {
      cache: 'reload',
      mode: 'cors',
      signal: AbortSignal.timeout(3000),
    });
  } catch {
    return 'network';
  }
  if (!response.ok) return 'status';
  try {
    const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    return integrity === '' || integrity === `sha384-${hash}` ? 'whole' : 'damaged';
  } catch {
    return 'damaged';
  }
}
