import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVER_BUNDLE, type ReleaseFolders } from '../../releases/index.ts';

/** The half of a release that the server renders with. */
export interface Bundle {
  readonly remote: string;
  readonly version: string;
}

export interface BundleSource {
  readonly folders: Pick<ReleaseFolders, 'bring'>;
  /** The sha384 that a bundle was published with; null for a release that has none. */
  findIntegrity(bundle: Bundle): Promise<string | null>;
}

/** Rejects when it is not there, or when its hash is not the published one. */
export async function readBundle(
  { folders, findIntegrity }: BundleSource,
  bundle: Bundle,
): Promise<Buffer> {
  const { remote, version } = bundle;
  const file = path.join(await folders.bring(remote, version), SERVER_BUNDLE);
  const [expected, content] = await Promise.all([findIntegrity(bundle), readFile(file)]);
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (found !== expected) {
    throw new Error(
      `The server's half of ${remote} ${version} has the hash ${found} instead of ${expected}`,
    );
  }
  return content;
}
