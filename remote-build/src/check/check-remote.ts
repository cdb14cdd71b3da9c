import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod/mini';
import { CONTRACT_VERSION, satisfiesContract } from '@karavan/shared-api/contract/contract-version';
import { ReleaseManifest, SECOND_REACT } from '@karavan/shared-api/contract/releases';
import { addressShape } from '@karavan/shared-api/contract/route-table';
import { SHELL_PAGES } from '@karavan/shared-api/contract/shell-pages';
import { buildRemote } from '../build/build-remote.ts';
import { findTextProblems } from './find-text-problems.ts';
import { findHeavyPages, pageSizes } from './script-bytes.ts';
import { tryRender } from './try-render.ts';

interface CheckedRemote {
  readonly problems: readonly string[];
  /** Brotli bytes by page. */
  readonly sizes: ReadonlyMap<string, number>;
}

/**
 * Builds a remote, and looks at it as the server will when it is published. What it clashes with there, only
 * the server knows.
 * @param site where the first screens get their data; null leaves them out
 */
export async function checkRemote(folder: string, site: string | null): Promise<CheckedRemote> {
  await buildRemote(folder, 'production');
  const dist = path.join(folder, 'dist');
  const text = await readFile(path.join(dist, 'release.json'), 'utf8');
  const parsed = z.safeParse(ReleaseManifest, JSON.parse(text));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path: where, message }) => `release.json: ${where.join('.')}: ${message}`,
    );
    return { problems, sizes: new Map() };
  }
  const manifest = parsed.data;
  const sizes = pageSizes(dist, manifest);
  const problems = [
    ...findContractProblems(manifest),
    ...findTextProblems(folder),
    ...findHeavyPages(manifest.id, sizes),
    ...(await findSecondReact(dist)),
    ...(site === null ? [] : await tryRender(dist, manifest, site)),
  ];
  return { problems, sizes };
}

function findContractProblems({ contract, pages, overlays, id }: ReleaseManifest): string[] {
  const taken = new Set(SHELL_PAGES.map(({ path: address }) => addressShape(address)));
  return [
    ...(satisfiesContract(contract, CONTRACT_VERSION)
      ? []
      : [`${id} asks for contract ${contract}; these packages have ${CONTRACT_VERSION}`]),
    ...pages
      .filter(({ path: address }) => taken.has(addressShape(address)))
      .map(({ name, path: address }) => `${address} of '${name}' is an address of the shell`),
    ...overlays
      .filter(({ type }) => type.includes('.') && !type.startsWith(`${id}.`))
      .map(({ type }) => `The overlay '${type}' is named after another remote`),
  ];
}

async function findSecondReact(dist: string): Promise<string[]> {
  const names = (await readdir(path.join(dist, 'web'))).filter((name) => name.endsWith('.js'));
  const found = await Promise.all(
    names.map(async (name) =>
      SECOND_REACT.test(await readFile(path.join(dist, 'web', name), 'utf8')),
    ),
  );
  return names
    .filter((_, index) => found[index])
    .map((name) => `web/${name} carries a second React; take react from the shell`);
}
