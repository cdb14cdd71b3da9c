import { buildRemote, checkRemote, findDevelopmentShell } from '@karavan/remote-build';
import { DEV_PORT, develop } from './dev.ts';
import { UsageError } from './usage-error.ts';

/** Commands for the remote in the folder one is in. They throw UsageError. */
const folder = process.cwd();

export async function dev(site: string): Promise<void> {
  await develop({ folders: [folder], site, port: DEV_PORT, shell: findDevelopmentShell() });
}

export async function build(): Promise<void> {
  const started = performance.now();
  await buildRemote(folder, 'production').catch(tellPlainly);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s, into dist.`);
}

/** @param site where first screens get their data */
export async function check(site: string | null): Promise<void> {
  const { sizes, problems } = await checkRemote(folder, site).catch(tellPlainly);
  for (const [page, bytes] of sizes) {
    console.log(`Page '${page}' needs ${(bytes / 1000).toFixed(1)} kB.`);
  }
  if (site === null) {
    console.log('First screens are not tried: --shell <address> says where their data comes from.');
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  console.log('All is in order.');
}

/** What is wrong with the sources, without the place in our own code that tells it. */
function tellPlainly(error: Error): never {
  throw new UsageError(error.message, { cause: error });
}
