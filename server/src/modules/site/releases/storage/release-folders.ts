import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';

/** Where files wait until all of a release are there; no address leads to it. */
const UPLOADS = '.uploads';

export interface ReleaseFolders {
  /** The folder of this machine that holds `<package>/<version>/`. */
  readonly root: string;
  /** Whether all of a release's files are in their place on this machine. */
  isPlaced(name: string, version: string): Promise<boolean>;
  /** The versions of a package that are in their place on this machine. */
  listPlaced(name: string): Promise<string[]>;
  /** The files of a release that have come so far. */
  listUploaded(name: string, version: string): Promise<Set<string>>;
  /** Takes a file in, if its content has the hash; otherwise nothing stays of it. */
  receive(name: string, version: string, file: IncomingFile): Promise<boolean>;
  /** The folder in which the files of a release are while it is verified, and afterwards. */
  folderOf(name: string, version: string): Promise<string>;
  /** Puts the uploaded files of a release into their place, all at once. */
  place(name: string, version: string): Promise<void>;
  /** The folder of a release that has been verified, on this machine. */
  bring(name: string, version: string): Promise<string>;
  /** Deletes the files of a release. */
  remove(name: string, version: string): Promise<void>;
}

interface IncomingFile {
  /** Relative to the release, for example `web/entry.js`. */
  readonly path: string;
  /** `sha384-…` */
  readonly hash: string;
  readonly content: Readable;
}

/** Releases as folders on a disk that all servers share. */
export function createReleaseFolders(root: string): ReleaseFolders {
  const placeOf = (name: string, version: string) => path.join(root, name, version);
  const uploadOf = (name: string, version: string) => path.join(root, UPLOADS, name, version);
  const isThere = (folder: string) =>
    access(folder).then(
      () => true,
      () => false,
    );
  const isPlaced = (name: string, version: string) => isThere(placeOf(name, version));

  return {
    root,
    isPlaced,
    listPlaced: (name) => readdir(path.join(root, name)).catch(() => []),
    async listUploaded(name, version) {
      const folder = uploadOf(name, version);
      const entries = await readdir(folder, { recursive: true }).catch(() => []);
      return new Set(entries.map((entry) => entry.split(path.sep).join('/')));
    },
    async receive(name, version, { path: file, hash, content }) {
      const target = path.join(uploadOf(name, version), file);
      const arriving = path.join(root, UPLOADS, `${randomUUID()}.part`);
      await mkdir(path.dirname(target), { recursive: true });
      const digest = createHash('sha384');
      try {
        await pipeline(
          content,
          async function* watch(source: AsyncIterable<Buffer>) {
            for await (const part of source) {
              digest.update(part);
              yield part;
            }
          },
          createWriteStream(arriving),
        );
        if (`sha384-${digest.digest('base64')}` !== hash) return false;
        await rename(arriving, target);
        return true;
      } finally {
        await rm(arriving, { force: true });
      }
    },
    async folderOf(name, version) {
      return (await isPlaced(name, version)) ? placeOf(name, version) : uploadOf(name, version);
    },
    async place(name, version) {
      const target = placeOf(name, version);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(uploadOf(name, version), target).catch(async (error: unknown) => {
        // Another server was faster, with the same files.
        if (!(await isThere(target))) throw error;
        await rm(uploadOf(name, version), { recursive: true, force: true });
      });
    },
    bring: async (name, version) => placeOf(name, version),
    async remove(name, version) {
      for (const folder of [placeOf(name, version), uploadOf(name, version)]) {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** @returns `sha384-…`, as the attribute `integrity` wants it */
export async function hashFile(file: string): Promise<string> {
  const digest = createHash('sha384');
  await pipeline(createReadStream(file), digest);
  return `sha384-${digest.digest('base64')}`;
}
