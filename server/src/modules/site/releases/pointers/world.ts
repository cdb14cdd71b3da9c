import semver from 'semver';
import { satisfiesContract } from '@karavan/shared-api/contract/contract-version';
import {
  STABLE,
  type ReleaseManifest,
  type ReleasePlan,
} from '@karavan/shared-api/contract/releases';
import { addressShape } from '@karavan/shared-api/contract/route-table';

/** A pointer with the releases it names. */
export interface PointedPackage {
  readonly package: string;
  readonly channel: string;
  /** 0 for the shell. */
  readonly contractMajor: number;
  readonly current: ReleaseManifest;
  readonly previous: ReleaseManifest | null;
  readonly canary: ReleaseManifest | null;
  /** The share of visitors that get the canary, 0 to 99. */
  readonly percent: number;
  readonly revision: number;
  readonly movedAt: Date;
  /** Since when somebody gets the canary. */
  readonly canarySince: Date;
  /** How the canary goes on by itself. */
  readonly plan: ReleasePlan | null;
}

export const SHELL = 'shell';

/** The major number of the contract that a release belongs to. */
export function majorOf({ contract }: Pick<ReleaseManifest, 'contract'>): number {
  return Number(/\d+/.exec(contract)![0]);
}

/** The pointers of a channel: its own, and where it has none the stable one. */
export function pointersOf(
  pointers: readonly PointedPackage[],
  channel: string,
): readonly PointedPackage[] {
  const chosen = new Map<string, PointedPackage>();
  for (const pointer of pointers) {
    if (pointer.channel !== STABLE && pointer.channel !== channel) continue;
    const key = `${pointer.package} ${pointer.contractMajor}`;
    if (pointer.channel === channel || !chosen.has(key)) chosen.set(key, pointer);
  }
  return [...chosen.values()];
}

/**
 * What does not fit among the releases that a visitor may get together, in sentences: two packages that
 * claim an address or an overlay, a remote that asks for more than a shell has, a shell without remotes.
 */
export function findMisfits(pointers: readonly PointedPackage[]): string[] {
  const channels = new Set([STABLE, ...pointers.map(({ channel }) => channel)]);
  const misfits = [...channels].flatMap((channel) => {
    const visible = pointersOf(pointers, channel);
    const shell = visible.find((pointer) => pointer.package === SHELL);
    return shell ? misfitsBelow(shell, visible) : [];
  });
  return [...new Set(misfits)];
}

function misfitsBelow(shell: PointedPackage, visible: readonly PointedPackage[]): string[] {
  const remotes = visible.filter((pointer) => pointer.package !== SHELL);
  const shells = offeredBy(shell);
  // What the shell before has had, its successor needs as well.
  const known = new Set([...shells, ...(shell.previous ? [shell.previous] : [])].map(majorOf));
  const names = new Set(
    remotes.flatMap((remote) => (known.has(remote.contractMajor) ? [remote.package] : [])),
  );
  return [...new Set(shells.map(majorOf))].flatMap((major) => {
    const served = remotes.filter(({ contractMajor }) => contractMajor === major);
    const hosts = shells.filter((host) => majorOf(host) === major);
    const releases = served.flatMap(offeredBy);
    const missing = [...names].filter((name) => served.every((remote) => remote.package !== name));
    return [
      ...missing.map(
        (name) => `shell ${hosts[0]!.version} needs a release of ${name} for contract ${major}`,
      ),
      ...findClashes([...hosts, ...releases]),
      ...hosts.flatMap((host) => releases.flatMap((release) => findUnmetNeeds(release, host))),
    ];
  });
}

/** What visitors get of a package; the release before is a way back, and is checked when it is taken. */
function offeredBy({ current, canary }: PointedPackage): ReleaseManifest[] {
  return canary ? [current, canary] : [current];
}

/** Addresses and overlays that two packages claim. */
function findClashes(releases: readonly ReleaseManifest[]): string[] {
  const owners = new Map<string, ReleaseManifest>();
  return releases.flatMap((release) =>
    claimsOf(release).flatMap(({ key, what }) => {
      const other = owners.get(key);
      if (!other) owners.set(key, release);
      return other && other.id !== release.id
        ? [
            `${what} is claimed by ${release.id} ${release.version} and ${other.id} ${other.version}`,
          ]
        : [];
    }),
  );
}

interface Claim {
  readonly key: string;
  readonly what: string;
}

/** Releases are immutable: what one claims is found once. */
const claims = new WeakMap<ReleaseManifest, readonly Claim[]>();

function claimsOf(release: ReleaseManifest): readonly Claim[] {
  const known = claims.get(release);
  if (known) return known;
  const { pages, overlays } = release;
  const found = [
    ...pages.map((page) => ({ key: `page ${addressShape(page.path)}`, what: page.path })),
    ...overlays.map(({ type }) => ({ key: `overlay ${type}`, what: `The overlay '${type}'` })),
  ];
  claims.set(release, found);
  return found;
}

/** What a remote asks for and a shell does not have. */
function findUnmetNeeds(remote: ReleaseManifest, shell: ReleaseManifest): string[] {
  const name = `${remote.id} ${remote.version}`;
  const host = `shell ${shell.version}`;
  if (!satisfiesContract(remote.contract, shell.contract)) {
    return [`${name} asks for contract ${remote.contract}; ${host} has ${shell.contract}`];
  }
  return Object.entries(remote.shared).flatMap(([library, range]) => {
    // Older releases name our own packages as well; whether these fit is a question of the contract.
    if (library.startsWith('@karavan/')) return [];
    const version = shell.shared[library];
    if (version === undefined) return [`${name} takes ${library} from the shell; ${host} has none`];
    return semver.satisfies(version, range)
      ? []
      : [`${name} needs ${library} ${range}; ${host} has ${version}, and there can be only one`];
  });
}

/**
 * The pages of what one visitor gets, without those that clash: should two releases meet that do not fit,
 * the one that has come last gives way, and the rest of the site goes on.
 * @param releases with the moment their pointer has moved
 */
export function withoutClashes(
  releases: readonly { readonly release: ReleaseManifest; readonly movedAt: Date }[],
): {
  readonly releases: ReadonlyMap<string, ReleaseManifest>;
  readonly dropped: readonly string[];
} {
  const kept = new Map<string, ReleaseManifest>();
  const taken = new Set<string>();
  const dropped: string[] = [];
  const oldestFirst = releases.toSorted((a, b) => a.movedAt.getTime() - b.movedAt.getTime());
  for (const { release } of oldestFirst) {
    const own = claimsOf(release);
    const isWhole = own.every(({ key }) => !taken.has(key));
    kept.set(release.id, isWhole ? release : withoutTaken(release, taken, dropped));
    for (const { key } of own) taken.add(key);
  }
  return { releases: kept, dropped };
}

function withoutTaken(
  release: ReleaseManifest,
  taken: ReadonlySet<string>,
  dropped: string[],
): ReleaseManifest {
  const isFree = (key: string, what: string) => {
    if (!taken.has(key)) return true;
    dropped.push(`${what} of ${release.id} ${release.version}`);
    return false;
  };
  const pages = release.pages.filter(({ path }) => isFree(`page ${addressShape(path)}`, path));
  const overlays = release.overlays.filter(({ type }) => isFree(`overlay ${type}`, type));
  return { ...release, pages, overlays };
}
