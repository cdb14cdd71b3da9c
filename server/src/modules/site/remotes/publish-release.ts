import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { composeRouteTable } from '@karavan/shared-api/contract/route-table';
import { SHELL_PAGES } from '@karavan/shared-api/contract/shell-pages';
import { CONTRACT_VERSION, satisfiesContract } from '@karavan/shared-api/contract/contract-version';
import { findPointedRemotes } from './remotes.queries.ts';
import type { RemotesTables, StoredRelease } from './remotes.tables.ts';

/** A release that must not go live, in one sentence. */
class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';
}

/**
 * Publishes a build: copies its files into their immutable folder, stores the release and moves the
 * remote's pointer to it. The release in use becomes the one to fall back to.
 * @param build the remote's `dist` folder
 * @param releases the folder that holds `<remote>/<version>/`
 * @throws ReleaseRefusedError when its contract or one of its addresses clashes
 */
export async function publishRelease(
  db: Kysely<RemotesTables>,
  { build, releases, release }: { build: string; releases: string; release: StoredRelease },
): Promise<void> {
  await refuseClashes(db, release);
  await placeFiles(build, path.join(releases, release.id, release.version));
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('remote_release')
      .values({
        remote_id: release.id,
        version: release.version,
        release: JSON.stringify(release),
      })
      .onConflict((conflict) => conflict.columns(['remote_id', 'version']).doNothing())
      .execute();
    await movePointer(trx, release.id, release.version);
  });
}

/** Points a remote at a stored version: deploying a new one and rolling back to an old one alike. */
async function movePointer(
  db: Kysely<RemotesTables>,
  remoteId: string,
  version: string,
): Promise<void> {
  await db
    .insertInto('remote_pointer')
    .values({
      remote_id: remoteId,
      current_version: version,
      previous_version: null,
      canary_version: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('remote_id')
        .doUpdateSet((eb) => ({
          current_version: version,
          previous_version: eb.ref('remote_pointer.current_version'),
          canary_version: null,
          canary_percent: 0,
        }))
        .where('remote_pointer.current_version', '!=', version),
    )
    .execute();
}

async function refuseClashes(db: Kysely<RemotesTables>, release: StoredRelease): Promise<void> {
  if (!satisfiesContract(release.contract, CONTRACT_VERSION)) {
    throw new ReleaseRefusedError(
      `${release.id} asks for contract ${release.contract}; this shell implements ${CONTRACT_VERSION}`,
    );
  }
  const others = (await findPointedRemotes(db)).filter(({ remoteId }) => remoteId !== release.id);
  const rows = [...others.map(({ current }) => current), release].flatMap(({ id, pages }) =>
    pages.map((page) => ({ ...page, owner: id })),
  );
  try {
    composeRouteTable([...SHELL_PAGES.map((page) => ({ ...page, owner: 'shell' })), ...rows]);
  } catch (cause) {
    throw new ReleaseRefusedError(`${release.id}: ${(cause as Error).message}`, { cause });
  }
  const overlays = others.flatMap(({ current }) => current.overlays.map(({ type }) => type));
  const taken = release.overlays.find(({ type }) => overlays.includes(type));
  if (taken)
    throw new ReleaseRefusedError(`${release.id}: the overlay '${taken.type}' has an owner`);
}

/** Files appear whole or not at all: they are copied beside their folder and renamed into place. */
async function placeFiles(build: string, target: string): Promise<void> {
  if (await stat(target).catch(() => null)) return;
  const staging = `${target}.${process.pid}.tmp`;
  await mkdir(path.dirname(target), { recursive: true });
  await cp(build, staging, { recursive: true });
  await rename(staging, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(staging, { recursive: true, force: true });
    // Another server on the same folder was faster, with the same files.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}
