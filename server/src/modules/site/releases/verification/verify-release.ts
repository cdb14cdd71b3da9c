import type { Kysely } from 'kysely';
import { STABLE, type ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { PointerReader } from '../pointers/pointers.queries.ts';
import { findMisfits, SHELL, type PointedPackage } from '../pointers/world.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import { findMissing } from '../storage/announce-release.ts';
import type { ReleaseFolders } from '../storage/release-folders.ts';
import { checkManifest, checkSizes } from './check-content.ts';
import { checkFiles } from './check-files.ts';

/** Renders the first screens of a release whose files are in their place; sentences about what fails. */
export type RenderTrial = (manifest: ReleaseManifest) => Promise<string[]>;

interface VerifyDependencies {
  readonly db: Kysely<ReleasesTables>;
  readonly reader: PointerReader;
  readonly folders: ReleaseFolders;
  readonly tryRender: RenderTrial;
}

/**
 * Checks a release by itself, then against what is live, and leaves it `staged`, `verified` or `uploaded`,
 * with what is wrong.
 * @throws ApiError `not_found`
 */
export async function verifyRelease(
  { db, reader, folders, tryRender }: VerifyDependencies,
  { package: name, version }: { readonly package: string; readonly version: string },
): Promise<void> {
  const row = await db
    .selectFrom('release')
    .select(['manifest', 'state', 'contract_major'])
    .where('package', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  // What is further on has been found in order.
  if (row.state !== 'uploaded' && row.state !== 'verified') return;
  const manifest = JSON.parse(row.manifest) as ReleaseManifest;
  const problems = await checkItself(folders, tryRender, manifest);
  if (problems.length > 0) return setState('uploaded', problems);
  const misfits = await findNewMisfits(reader, manifest, row.contract_major);
  return misfits.length > 0 ? setState('verified', misfits) : setState('staged', []);

  async function setState(state: 'uploaded' | 'verified' | 'staged', found: string[]) {
    await db
      .updateTable('release')
      .set({ state, problems: found, state_at: new Date() })
      .where('package', '=', name)
      .where('version', '=', version)
      .where('state', 'in', ['uploaded', 'verified'])
      .execute();
  }
}

async function checkItself(
  folders: ReleaseFolders,
  tryRender: RenderTrial,
  manifest: ReleaseManifest,
): Promise<string[]> {
  const { id, version } = manifest;
  const missing = await findMissing(folders, manifest);
  if (missing.length > 0) return [`${id} ${version}: ${missing.length} files have not come yet`];
  const folder = await folders.folderOf(id, version);
  const problems = [...checkManifest(manifest), ...(await checkFiles(manifest, folder))];
  if (problems.length > 0) return problems;
  const sizes = await checkSizes(manifest, folder);
  if (sizes.length > 0) return sizes;
  await folders.place(id, version);
  return tryRender(manifest);
}

/** What would not fit any more if everybody got this release. */
async function findNewMisfits(
  reader: PointerReader,
  manifest: ReleaseManifest,
  major: number,
): Promise<string[]> {
  const pointers = await reader.read();
  const contractMajor = manifest.id === SHELL ? 0 : major;
  const isOwn = (pointer: PointedPackage) =>
    pointer.package === manifest.id &&
    pointer.channel === STABLE &&
    pointer.contractMajor === contractMajor;
  const present = pointers.find(isOwn);
  const promoted: PointedPackage = {
    package: manifest.id,
    channel: STABLE,
    contractMajor,
    previous: present?.current ?? null,
    current: manifest,
    canary: null,
    percent: 0,
    revision: present?.revision ?? 0,
    movedAt: new Date(),
    canarySince: new Date(),
    plan: null,
  };
  const before = new Set(findMisfits(pointers));
  return findMisfits([...pointers.filter((pointer) => !isOwn(pointer)), promoted]).filter(
    (misfit) => !before.has(misfit),
  );
}
