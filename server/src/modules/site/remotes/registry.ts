import { createHash } from 'node:crypto';
import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import type { Registry, RemoteRelease } from '@karavan/shared-api/contract/remotes';
import type { PointedRemote } from './remotes.queries.ts';
import type { StoredRelease } from './remotes.tables.ts';

export interface RegistryOptions {
  /** Origins that carry the same files, the first one serving them; empty when this server does. */
  readonly origins: readonly string[];
  /** Decides about canaries: the same visitor always falls on the same side. */
  readonly visitor: string;
}

/** The registry as one visitor gets it. */
export function registryFor(
  remotes: readonly PointedRemote[],
  { origins, visitor }: RegistryOptions,
): Registry {
  const [first, ...others] = origins;
  const withBase = (release: StoredRelease): RemoteRelease => ({
    ...release,
    base: `${first ?? ''}/remotes/${release.id}/${release.version}/web/`,
  });
  return {
    contract: CONTRACT_VERSION,
    origins: others,
    remotes: Object.fromEntries(
      remotes.map(({ remoteId, current, previous, canary, canaryPercent }) => {
        const inCanary = canary !== null && shareOf(visitor, remoteId) < canaryPercent;
        const fallback = inCanary ? current : previous;
        return [
          remoteId,
          {
            current: withBase(inCanary ? canary : current),
            previous: fallback && withBase(fallback),
            rollout: canary && { version: canary.version, percent: canaryPercent },
            overridden: false,
          },
        ];
      }),
    ),
  };
}

/** Where a visitor stands between 0 and 100 for one remote, evenly spread. */
function shareOf(visitor: string, remoteId: string): number {
  const digest = createHash('sha256').update(`${remoteId}:${visitor}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
