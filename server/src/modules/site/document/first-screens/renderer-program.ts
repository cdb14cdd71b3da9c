import path from 'node:path';
import type { Program } from '../../../../platform/process/start-process.ts';

/** A renderer that knows its release rests at a quarter of it. */
const HEAP_MB = 192;
/** With what Node sets aside, this leaves twice the heap for everything else. */
const MEMORY_MB = 1000;

const server = path.resolve(import.meta.dirname, '../../../../..');
const workspace = path.dirname(server);

/** The renderer's own code and its libraries. Each folder ends with a slash: it means all below it. */
const READABLE = [
  path.join(import.meta.dirname, 'renderer/'),
  path.join(server, 'src/platform/process/'),
  path.join(server, 'node_modules/'),
  path.join(workspace, 'node_modules/'),
  path.join(workspace, 'shared-api/package.json'),
  path.join(workspace, 'shared-api/src/contract/'),
];

/** The process that renders, with all that Node offers to confine one. */
export const RENDERER: Program = {
  entry: path.join(import.meta.dirname, 'renderer/main.ts'),
  flags: [
    // Reads these, writes nothing, starts nothing, loads nothing native.
    '--permission',
    ...READABLE.map((name) => `--allow-fs-read=${name}`),
    '--disallow-code-generation-from-strings',
    // What Node's own code relies on cannot be changed under it.
    '--frozen-intrinsics',
    // For libraries that are modules, which are evaluated inside of the release's realm.
    '--experimental-vm-modules',
    // A promise that a release has forgotten harms nobody.
    '--unhandled-rejections=none',
    `--max-old-space-size=${HEAP_MB}`,
    '--no-warnings',
  ],
  memoryMb: MEMORY_MB,
};
