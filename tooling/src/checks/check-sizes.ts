import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findHeavyPages, pageSizes, scriptBytes } from '@karavan/remote-build';
import {
  FIRST_USE_MAX_BYTES as FIRST_USE_MAX,
  SHELL_MAX_BYTES as SHELL_MAX,
} from '@karavan/shared-api/contract/limits';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { remoteFolders, SHELL_FOLDER } from '../build/packages.ts';

/** Bytes of what each thread of the renderer loads of a remote; a form that slips in adds 400 kB. */
const RENDERED_MAX = 200_000;

/** Holds the scripts of a first visit, each further remote, and what the server renders with, against their bars. */
const shellDist = path.join(SHELL_FOLDER, 'dist');
// Its texts come with the document.
const shell =
  scriptBytes(shellDist, readManifest(shellDist), ['main']) +
  brotliCompressSync(readFileSync(path.join(SHELL_FOLDER, 'public/start.js'))).byteLength;
const problems: string[] = [];
console.log(`shell ${kilobytes(shell)}`);
if (shell > SHELL_MAX) problems.push(`The shell needs ${shell} bytes, more than ${SHELL_MAX}`);
for (const folder of remoteFolders()) {
  const name = path.basename(folder);
  const dist = path.join(folder, 'dist');
  const sizes = pageSizes(dist, readManifest(dist));
  problems.push(...findHeavyPages(name, sizes));
  for (const [page, bytes] of sizes) {
    console.log(`${name} ${page} ${kilobytes(bytes)}, with the shell ${kilobytes(shell + bytes)}`);
    if (shell + bytes > FIRST_USE_MAX) {
      problems.push(
        `${name} ${page} needs ${shell + bytes} bytes with the shell, more than ${FIRST_USE_MAX}`,
      );
    }
  }
  const rendered = statSync(path.join(dist, 'node/server.cjs'), { throwIfNoEntry: false });
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

function readManifest(dist: string): ReleaseManifest {
  return JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
