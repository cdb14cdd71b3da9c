import { createHash } from 'node:crypto';
import { satisfiesContract } from '@karavan/shared-api/contract/contract-version';
import {
  ASKS_FOR_FILES,
  type Registry,
  type ReleaseFiles,
  type RemoteRelease,
} from '@karavan/shared-api/contract/remotes';
import { STABLE, type ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { jsonOnce, jsonWith, type Pieces } from '../../../../platform/http/json-pieces.ts';
import {
  majorOf,
  pointersOf,
  SHELL,
  withoutClashes,
  type PointedPackage,
} from '../pointers/world.ts';

export interface Visitor {
  /** Decides about canaries: the same visitor always falls on the same side. */
  readonly id: string;
  readonly channel: string;
  /** The version of the shell whose start script this visitor could not load, if any. */
  readonly failedShell: string | null;
  /** A staged release that they hold a link to. */
  readonly preview: ReleaseManifest | null;
}

interface Offer {
  readonly current: ReleaseManifest;
  readonly previous: ReleaseManifest | null;
  readonly rollout: { readonly version: string; readonly percent: number } | null;
  readonly movedAt: Date;
}

/** What one visitor gets: a shell, and the remotes of its contract. */
export interface Composition {
  readonly shell: ReleaseManifest;
  readonly remotes: ReadonlyMap<string, Offer>;
  /** What they look at before everybody: a previewed release, or a channel; null for most. */
  readonly trial: string | null;
  /** Pages and overlays that were left out because two packages claim them. */
  readonly dropped: readonly string[];
}

/** Null while no shell is live. */
export function composeFor(
  pointers: readonly PointedPackage[],
  visitor: Visitor,
): Composition | null {
  const visible = pointersOf(pointers, visitor.channel);
  const shellPointer = visible.find((pointer) => pointer.package === SHELL);
  if (!shellPointer) return null;
  const shell = offerOf(shellPointer, visitor);
  const offered =
    shell.current.version === visitor.failedShell && shell.previous
      ? shell.previous
      : shell.current;
  const remotes = visible
    .filter((pointer) => pointer.package !== SHELL && pointer.contractMajor === majorOf(offered))
    .map((pointer) => [pointer.package, offerOf(pointer, visitor)] as const);
  const { preview } = visitor;
  const offers = new Map(remotes);
  if (preview && preview.id !== SHELL) offers.set(preview.id, previewOf(preview, offers));
  const { releases, dropped } = withoutClashes([
    { release: offered, movedAt: new Date(0) },
    ...[...offers.values()].map(({ current, movedAt }) => ({ release: current, movedAt })),
  ]);
  return {
    shell: releases.get(SHELL)!,
    remotes: new Map(
      [...offers].map(([id, offer]) => [id, { ...offer, current: releases.get(id)! }]),
    ),
    trial: trialOf(visitor),
    dropped,
  };
}

function trialOf({ preview, channel }: Visitor): string | null {
  if (preview) return `${preview.id} ${preview.version}`;
  return channel === STABLE ? null : channel;
}

function previewOf(preview: ReleaseManifest, offers: ReadonlyMap<string, Offer>): Offer {
  const present = offers.get(preview.id);
  return {
    current: preview,
    previous: present?.current ?? null,
    rollout: null,
    movedAt: present?.movedAt ?? new Date(),
  };
}

function offerOf(pointer: PointedPackage, visitor: Visitor): Offer {
  const { current, previous, canary, percent, movedAt } = pointer;
  if (visitor.preview?.id === SHELL && pointer.package === SHELL) {
    return { current: visitor.preview, previous: current, rollout: null, movedAt };
  }
  const rollout = canary && { version: canary.version, percent };
  return canary && shareOf(visitor.id, pointer.package) < percent
    ? { current: canary, previous: current, rollout, movedAt }
    : { current, previous, rollout, movedAt };
}

/**
 * The registry as browsers get it.
 * @param contract of the shell that asks
 * @param origins that carry the same files, the first one serving them; empty when this server does
 */
export function presentRegistry(
  { shell, remotes }: Composition,
  contract: string,
  origins: readonly string[],
): Registry {
  const [first, ...others] = origins;
  const isWhole = !satisfiesContract(ASKS_FOR_FILES, contract);
  const present = (release: ReleaseManifest) => presentRemote(release, first ?? '', isWhole);
  return {
    contract: shell.contract,
    shell: { version: shell.version },
    // Whatever becomes of the others, we have the files ourselves.
    origins: first === undefined ? [] : [...others, ''],
    remotes: Object.fromEntries(
      [...remotes].map(([id, { current, previous, rollout }]) => [
        id,
        {
          current: present(current),
          previous: previous && present(previous),
          rollout,
          overridden: false,
        },
      ]),
    ),
  };
}

/** Releases are immutable, and a server has one origin of files: what browsers get of one is made once. */
const presented = {
  whole: new WeakMap<ReleaseManifest, RemoteRelease>(),
  brief: new WeakMap<ReleaseManifest, RemoteRelease>(),
};

/** @param isWhole with its files, for shells that do not ask for them */
function presentRemote(release: ReleaseManifest, origin: string, isWhole: boolean): RemoteRelease {
  const { id, version, entry, contract, pages, overlays } = release;
  const base = `${origin}/remotes/${id}/${version}/web/`;
  const ofItsKind = isWhole ? presented.whole : presented.brief;
  const known = ofItsKind.get(release);
  if (known?.base === base) return known;
  const files = isWhole ? filesOf(release) : {};
  const made = { id, version, base, entry, contract, pages, overlays, ...files };
  ofItsKind.set(release, made);
  return made;
}

/** The registry as JSON, of which each release is written once. */
export function writeRegistry({ remotes, ...own }: Registry): Pieces {
  const written = Object.entries(remotes).map(([id, { current, previous, ...rest }]) => [
    id,
    jsonWith(rest, {
      current: [jsonOnce(current)],
      previous: [jsonOnce(previous)],
    }),
  ]);
  return jsonWith(own, { remotes: jsonWith({}, Object.fromEntries(written)) });
}

const listed = new WeakMap<ReleaseManifest, ReleaseFiles>();

/** The scripts of a release, listed once. */
export function filesOf(release: ReleaseManifest): ReleaseFiles {
  let files = listed.get(release);
  if (!files) {
    files = { integrity: scriptHashes(release.files), chunks: release.chunks };
    listed.set(release, files);
  }
  return files;
}

/** Releases are immutable: their hashes are chosen once. */
const hashes = new WeakMap<ReleaseManifest['files'], Record<string, string>>();

/** The sha384 of every script for browsers, by its name below `web/`. Not to be changed. */
export function scriptHashes(files: ReleaseManifest['files']): Record<string, string> {
  const known = hashes.get(files);
  if (known) return known;
  const chosen = Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => /^web\/.*\.m?js$/.test(file))
      .map(([file, hash]) => [file.slice('web/'.length), hash]),
  );
  hashes.set(files, chosen);
  return chosen;
}

/** Where a visitor stands between 0 and 100 for one package, evenly spread. */
function shareOf(visitor: string, name: string): number {
  const digest = createHash('sha256').update(`${name}:${visitor}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
