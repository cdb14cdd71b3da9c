import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  FIRST_USE_MAX_BYTES as FIRST_USE_MAX,
  REMOTE_PAGE_MAX_BYTES as REMOTE_MAX,
} from '@karavan/shared-api/contract/limits';
import { remoteFolders, SHELL_FOLDER } from '../build/packages.ts';

/** Bytes of what each thread of the renderer loads of a remote; a form that slips in adds 400 kB. */
const RENDERED_MAX = 130_000;

/** Holds the scripts of a first visit, each further remote, and what the server renders with, against their bars. */
const shell = scriptBytes(path.join(SHELL_FOLDER, 'dist'), ['main', 'locale-ru-json']);
const problems: string[] = [];
console.log(`shell ${kilobytes(shell)}`);
for (const folder of remoteFolders()) {
  const name = path.basename(folder);
  const { pages } = JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')) as {
    pages: { name: string }[];
  };
  for (const page of pages) {
    const bytes = scriptBytes(path.join(folder, 'dist'), [
      `karavan__${name.replaceAll('-', '_')}`,
      'app',
      `page-${page.name}`,
      'locale-ru-json',
    ]);
    console.log(
      `${name} ${page.name} ${kilobytes(bytes)}, with the shell ${kilobytes(shell + bytes)}`,
    );
    if (bytes > REMOTE_MAX)
      problems.push(`${name} ${page.name} needs ${bytes} bytes, more than ${REMOTE_MAX}`);
    if (shell + bytes > FIRST_USE_MAX) {
      problems.push(
        `${name} ${page.name} needs ${shell + bytes} bytes with the shell, more than ${FIRST_USE_MAX}`,
      );
    }
  }
  const rendered = statSync(path.join(folder, 'dist/node/server.cjs'), { throwIfNoEntry: false });
  if (!rendered) continue;
  console.log(`${name} on the server ${kilobytes(rendered.size)}, not compressed`);
  if (rendered.size > RENDERED_MAX) {
    problems.push(`${name} needs ${rendered.size} bytes on the server, more than ${RENDERED_MAX}`);
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function scriptBytes(folder: string, chunkNames: readonly string[]): number {
  const { chunks } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
    readonly chunks: Readonly<Record<string, readonly string[]>>;
  };
  const files = new Set(chunkNames.flatMap((name) => chunks[name] ?? []));
  return [...files]
    .filter((file) => file.endsWith('.js') && existsSync(path.join(folder, 'web', `${file}.br`)))
    .reduce((sum, file) => sum + statSync(path.join(folder, 'web', `${file}.br`)).size, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
