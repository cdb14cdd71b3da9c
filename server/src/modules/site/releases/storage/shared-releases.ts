import type { Kysely } from 'kysely';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import type { ReleaseFolders } from './release-folders.ts';

/** Files of a release that are fetched at a time. */
const FETCHES = 8;

interface SharedReleasesOptions {
  readonly db: Kysely<ReleasesTables>;
  /** Of this machine; holds what has been asked for here. */
  readonly local: ReleaseFolders;
  readonly store: FileStore;
}

/**
 * Releases in a store that servers on many machines share. A machine fetches a release when it first needs
 * it, checks each file against its hash, and asks the store no more.
 */
export function createSharedReleases({ db, local, store }: SharedReleasesOptions): ReleaseFolders {
  const fetches = new Map<string, Promise<void>>();

  async function manifestOf(name: string, version: string, { isVerified = false } = {}) {
    const row = await db
      .selectFrom('release')
      .select('manifest')
      .where('package', '=', name)
      .where('version', '=', version)
      .where('state', 'not in', isVerified ? ['uploaded', 'collected'] : ['collected'])
      .executeTakeFirst();
    if (!row) throw new ApiError('not_found');
    return JSON.parse(row.manifest) as ReleaseManifest;
  }

  async function fetchFiles({ id, version, files }: ReleaseManifest): Promise<void> {
    const here = await local.listUploaded(id, version);
    const missing = Object.entries(files)
      .filter(([file]) => !here.has(file))
      .values();
    const fetchEach = async () => {
      for (const [file, hash] of missing) {
        const stored = await store.get(`${id}/${version}/${file}`);
        const isWhole =
          stored !== null &&
          (await local.receive(id, version, { path: file, hash, content: stored.content }));
        if (!isWhole) throw new Error(`${id} ${version}: ${file} is not in the store as published`);
      }
    };
    await Promise.all(Array.from({ length: FETCHES }, fetchEach));
  }

  async function fetchRelease(name: string, version: string): Promise<void> {
    await fetchFiles(await manifestOf(name, version, { isVerified: true }));
    await local.place(name, version);
    await forgetCollected(name);
  }

  /** Another machine has deleted them from the store. */
  async function forgetCollected(name: string): Promise<void> {
    const rows = await db
      .selectFrom('release')
      .select('version')
      .where('package', '=', name)
      .where('state', '=', 'collected')
      .where('version', 'in', await local.listPlaced(name))
      .execute();
    for (const { version } of rows) await local.remove(name, version);
  }

  /** Whoever needs a release meanwhile waits for the same fetch. */
  function fetchOnce(name: string, version: string): Promise<void> {
    const key = `${name} ${version}`;
    const known = fetches.get(key);
    if (known) return known;
    const fetching = fetchRelease(name, version).finally(() => fetches.delete(key));
    fetches.set(key, fetching);
    return fetching;
  }

  return {
    ...local,
    async listUploaded(name, version) {
      const home = `${name}/${version}`;
      const names = await store.list(home);
      return new Set(names.map((file) => file.slice(home.length + 1)));
    },
    async receive(name, version, incoming) {
      if (!(await local.receive(name, version, incoming))) return false;
      const file = `${await local.folderOf(name, version)}/${incoming.path}`;
      await store.put(`${name}/${version}/${incoming.path}`, { file });
      return true;
    },
    async folderOf(name, version) {
      if (!(await local.isPlaced(name, version))) {
        await fetchFiles(await manifestOf(name, version));
      }
      return local.folderOf(name, version);
    },
    async bring(name, version) {
      if (!(await local.isPlaced(name, version))) await fetchOnce(name, version);
      return local.bring(name, version);
    },
    async remove(name, version) {
      for (const file of await store.list(`${name}/${version}`)) {
        await store.delete(file);
      }
      await local.remove(name, version);
    },
  };
}
