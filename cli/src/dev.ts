import { satisfiesContract } from '@karavan/shared-api/contract/contract-version';
import { readRemote, remoteWebConfig, startDevServer, type DevServer } from '@karavan/remote-build';
import { addressWith, findShell, type LocalBuild } from './local-builds.ts';
import { UsageError } from './usage-error.ts';

interface DevOptions {
  /** The folders of remotes. */
  readonly folders: readonly string[];
  /** The address of a shell. */
  readonly site: string;
  /** Of the first build; the others take the next ones. */
  readonly port: number;
  /** A development build of the shell, whose React can keep state while code is replaced. */
  readonly shell: { readonly contract: string; serve(port: number): Promise<DevServer> } | null;
}

/**
 * Serves remotes from memory into a shell that runs anywhere, and tells what to open. Edits reach the open
 * page until the process ends.
 * @throws UsageError
 */
export async function develop({ folders, site, port, shell }: DevOptions): Promise<void> {
  console.log(`Looking for the shell at ${site} …`);
  const registry = await findShell(site);
  console.log(`It has contract ${registry.contract}.`);
  const builds: LocalBuild[] = [];
  if (shell && canReplace(shell.contract, registry.contract)) {
    console.log('Preparing a development build of the shell …');
    const { url } = await serve(() => shell.serve(port), port);
    builds.push({ id: 'shell', url, contract: shell.contract, pages: [], overlays: [] });
  } else if (shell) {
    console.log(`Your packages have contract ${shell.contract}: edits will need a reload.`);
  }
  for (const [index, folder] of folders.entries()) {
    const face = await readRemote(folder);
    if (!satisfiesContract(face.contract, registry.contract)) {
      throw new UsageError(
        `${face.id} asks for contract ${face.contract}; the shell at ${site} has ${registry.contract}.`,
      );
    }
    console.log(`Building ${face.id} …`);
    const own = port + 1 + index;
    const config = remoteWebConfig(folder, face.id, 'development');
    const { url } = await serve(() => startDevServer(config, own), own);
    builds.push({ ...face, url });
  }
  console.log(`Open ${addressWith(site, registry, builds)}`);
  console.log(
    'The page asks once whether to load these builds. Edits appear in it; Ctrl-C ends this.',
  );
}

/** A shell stands in for another one of the same major number. */
function canReplace(own: string, theirs: string): boolean {
  return own.split('.')[0] === theirs.split('.')[0];
}

async function serve(start: () => Promise<DevServer>, port: number): Promise<DevServer> {
  try {
    return await start();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new UsageError(`Port ${port} is in use; DEV_PORT=… names another one to begin with.`, {
      cause: error,
    });
  }
}

/** The first port of local builds; the others follow. */
export const DEV_PORT = Number(process.env['DEV_PORT'] ?? 9201);
