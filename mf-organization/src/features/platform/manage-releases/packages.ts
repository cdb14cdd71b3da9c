import type { Pointer, Release, ReleaseFigures } from '@karavan/shared-api/contract/releases';

/** What a release is to visitors now; `ready` ones could be given to them. */
export type Standing = 'live' | 'canary' | 'previous' | 'ready' | 'faulty' | 'blocked';

export interface ShownRelease {
  readonly release: Release;
  readonly standing: Standing;
  /** Percent of the visitors that get it; null for none. */
  readonly share: number | null;
  /** Null while nobody has reported anything within a day. */
  readonly figures: ReleaseFigures | null;
}

/** A package on one channel and contract. */
export interface ShownPackage {
  readonly name: string;
  readonly channel: string;
  readonly contractMajor: number;
  /** Null while nothing of it is live. */
  readonly pointer: Pointer | null;
  readonly releases: readonly ShownRelease[];
}

/** Of those that nobody gets, the latest. */
const OTHERS_SHOWN = 4;

const ORDER: readonly Standing[] = ['live', 'canary', 'previous', 'ready', 'faulty', 'blocked'];

interface Everything {
  readonly pointers: readonly Pointer[];
  /** The latest first. */
  readonly releases: readonly Release[];
  readonly figures: readonly ReleaseFigures[];
}

/** Every package with what visitors get of it, and what they could be given. */
export function packagesOf({ pointers, releases, figures }: Everything): ShownPackage[] {
  const places = new Map<string, Omit<ShownPackage, 'releases'>>();
  const add = (name: string, channel: string, contractMajor: number, pointer: Pointer | null) => {
    const key = [name, channel, contractMajor].join(' ');
    if (!places.has(key)) places.set(key, { name, channel, contractMajor, pointer });
  };
  for (const pointer of pointers) {
    add(pointer.package, pointer.channel, pointer.contract_major, pointer);
  }
  for (const release of releases) {
    if (['staged', 'uploaded', 'verified'].includes(release.state)) {
      add(release.package, 'stable', majorOf(release), null);
    }
  }
  return [...places.values()]
    .map((place) => ({ ...place, releases: releasesAt(place, releases, figures) }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || b.contractMajor - a.contractMajor);
}

function releasesAt(
  { name, contractMajor, pointer }: Omit<ShownPackage, 'releases'>,
  releases: readonly Release[],
  figures: readonly ReleaseFigures[],
): ShownRelease[] {
  const own = releases
    .filter((release) => release.package === name && majorOf(release) === contractMajor)
    .flatMap((release) => {
      const standing = standingOf(release, pointer);
      return standing ? [{ release, standing }] : [];
    });
  const isPointed = ({ standing }: { readonly standing: Standing }) =>
    ['live', 'canary', 'previous'].includes(standing);
  return [
    ...own.filter(isPointed),
    ...own.filter((shown) => !isPointed(shown)).slice(0, OTHERS_SHOWN),
  ]
    .map(({ release, standing }) => ({
      release,
      standing,
      share: shareOf(standing, pointer),
      figures:
        figures.find((one) => one.package === name && one.version === release.version) ?? null,
    }))
    .toSorted((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing));
}

function standingOf({ version, state }: Release, pointer: Pointer | null): Standing | null {
  if (pointer?.current === version) return 'live';
  if (pointer?.canary === version) return 'canary';
  if (pointer?.previous === version) return 'previous';
  if (['staged', 'canary', 'live', 'superseded'].includes(state)) return 'ready';
  if (['uploaded', 'verified'].includes(state)) return 'faulty';
  return state === 'blocked' ? 'blocked' : null;
}

function shareOf(standing: Standing, pointer: Pointer | null): number | null {
  if (!pointer) return null;
  if (standing === 'canary') return pointer.percent;
  return standing === 'live' ? 100 - pointer.percent : null;
}

function majorOf({ package: name, contract }: Release): number {
  return name === 'shell' ? 0 : Number(/\d+/.exec(contract)?.[0]);
}
