import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { addressShape } from '@karavan/shared-api/contract/route-table';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { ownFile } from '../webpack/own-file.ts';

/** What stands for a parameter of an address. */
const SAMPLE = '1';
const TIMEOUT_MS = 20_000;

/**
 * Renders the first screens of a build in a process of its own, as a guest of a site would get them. The server
 * does so in a realm without Node; what needs more than that fails only there.
 * @returns what has failed, in sentences
 */
export async function tryRender(
  dist: string,
  { id, pages }: Pick<ReleaseManifest, 'id' | 'pages'>,
  site: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, path: address } of pages.filter(({ ssr }) => ssr)) {
    const parameters = [...address.matchAll(/:(\w+)(?!\w*\?)/g)].map(([, parameter]) => parameter!);
    const required = addressShape(address)
      .split('/')
      .filter((part) => part !== ':?');
    const child = fork(ownFile('../check/render-process'), {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    child.send({
      bundle: path.join(dist, 'node/server.cjs'),
      site,
      request: {
        page: name,
        params: Object.fromEntries(parameters.map((parameter) => [parameter, SAMPLE])),
        url: `/${required.map((part) => (part === ':' ? SAMPLE : part)).join('/')}`,
        locale: 'ru',
      },
    });
    const [problem] = (await once(child, 'message').catch((error: Error) => [error.message])) as [
      string | null,
    ];
    child.kill();
    if (problem !== null) problems.push(`${id}: the first screen '${name}' fails: ${problem}`);
  }
  return problems;
}
