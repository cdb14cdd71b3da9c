import { federationName } from '@karavan/shared-api/contract/federation';
import { REMOTE_PAGE_MAX_BYTES, SHELL_MAX_BYTES } from '@karavan/shared-api/contract/limits';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { SHELL } from '../pointers/world.ts';
import { pageBytes } from './check-files.ts';

/** The server's half of a release, which renders first screens. */
export const SERVER_BUNDLE = 'node/server.cjs';

/** Whether a release says of itself what fits together; sentences about what does not. */
export function checkManifest(manifest: ReleaseManifest): string[] {
  const { entry, chunks, pages, files, contract, id } = manifest;
  const missing = [entry, ...Object.values(chunks).flat()].filter(
    (file) => !Object.hasOwn(files, `web/${file}`),
  );
  const pagesWithout =
    id === SHELL ? [] : pages.filter(({ name }) => chunks[`page-${name}`] === undefined);
  const needsServer = id !== SHELL && pages.some(({ ssr }) => ssr);
  const hasServer = Object.keys(files).some((file) => file.startsWith('node/'));
  const problems = [
    ...missing.map((file) => `web/${file} is named, but not among the files`),
    ...pagesWithout.map(({ name }) => `the page '${name}' has no chunk 'page-${name}'`),
  ];
  if (needsServer && !Object.hasOwn(files, SERVER_BUNDLE)) {
    problems.push(`a page is rendered on the server, but ${SERVER_BUNDLE} is missing`);
  }
  if (!needsServer && hasServer)
    problems.push('no page is rendered on the server: leave node/ out');
  if ((id === SHELL) === contract.startsWith('^')) {
    problems.push('a remote names a range of contracts (^3.0.0), the shell the one it implements');
  }
  return problems.map((problem) => `${id} ${manifest.version}: ${problem}`);
}

/** Which pages make their visitors download more than is allowed. */
export async function checkSizes(manifest: ReleaseManifest, folder: string): Promise<string[]> {
  const { id, version, pages } = manifest;
  const texts = 'locale-ru-json';
  if (id === SHELL) {
    const bytes = await pageBytes(manifest, folder, ['main', texts]);
    return bytes > SHELL_MAX_BYTES
      ? [`shell ${version}: ${bytes} bytes to first use, more than ${SHELL_MAX_BYTES}`]
      : [];
  }
  const problems = await Promise.all(
    pages.map(async ({ name }) => {
      const bytes = await pageBytes(manifest, folder, [
        federationName(id),
        'app',
        `page-${name}`,
        texts,
      ]);
      return bytes > REMOTE_PAGE_MAX_BYTES
        ? [
            `${id} ${version}: page '${name}' needs ${bytes} bytes, more than ${REMOTE_PAGE_MAX_BYTES}`,
          ]
        : [];
    }),
  );
  return problems.flat();
}
