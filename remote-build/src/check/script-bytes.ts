import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { federationName } from '@karavan/shared-api/contract/federation';
import { REMOTE_PAGE_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';

type Chunks = Pick<ReleaseManifest, 'chunks'>;

/** Brotli bytes of the scripts of some chunks of a build. */
export function scriptBytes(dist: string, { chunks }: Chunks, names: readonly string[]): number {
  const files = new Set(names.flatMap((name) => chunks[name] ?? []));
  return [...files]
    .filter((file) => file.endsWith('.js') && existsSync(path.join(dist, 'web', `${file}.br`)))
    .reduce((sum, file) => sum + statSync(path.join(dist, 'web', `${file}.br`)).size, 0);
}

/** What a page makes its visitors download of its remote, by the name of the page. */
export function pageSizes(
  dist: string,
  manifest: Chunks & Pick<ReleaseManifest, 'id' | 'pages'>,
): ReadonlyMap<string, number> {
  const common = [federationName(manifest.id), 'app', 'locale-ru-json'];
  return new Map(
    manifest.pages.map(({ name }) => [
      name,
      scriptBytes(dist, manifest, [...common, `page-${name}`]),
    ]),
  );
}

/** The pages that need more than a page may, in sentences. */
export function findHeavyPages(id: string, sizes: ReadonlyMap<string, number>): string[] {
  return [...sizes]
    .filter(([, bytes]) => bytes > REMOTE_PAGE_MAX_BYTES)
    .map(
      ([name, bytes]) => `${id} ${name} needs ${bytes} bytes, more than ${REMOTE_PAGE_MAX_BYTES}`,
    );
}
