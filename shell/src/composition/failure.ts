/** Why a remote's view is not on screen, in terms a person can be told. */
export type FailureReason =
  /** No answer: offline, connection closed, address unreachable. */
  | 'network'
  /** The server answered with an error status. */
  | 'status'
  /** Something arrived that is not the published script: cut short, changed, or a page instead of a script. */
  | 'damaged'
  /** Built for another contract than this shell's. */
  | 'incompatible'
  /** Its code threw while it was loaded or shown. */
  | 'crashed';

/** A view that could not be loaded or shown; `cause` is the last error of the ladder. */
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

/** Whatever a view throws by itself is a crash. */
export function toFailure(remote: string, error: unknown): RemoteFailure {
  return error instanceof RemoteFailure
    ? error
    : new RemoteFailure(remote, 'crashed', { cause: error });
}

/**
 * Finds out why loading failed by asking for each script again, past the cache. As a side effect the
 * cache holds fresh copies afterwards, so that the next attempt cannot meet the same bad one.
 * Answers `crashed` when every script is there and whole.
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
