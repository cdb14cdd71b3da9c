import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { transform } from '@swc/core';
import { STYLED_COMPONENTS_PLUGIN } from '@karavan/remote-build';
import { WORKSPACE } from '../build/packages.ts';

const run = promisify(execFile);

/** Tests, what only tests of the workspace use, and what only its own type check reads. */
const LEFT_OUT = /(\.(test|stories)\.tsx?|\.d\.ts|\/shared-ui\/src\/testing\/.*)$/;

/** `from "./a.ts"`, `import("./a.tsx")` */
const RELATIVE_IMPORT =
  /(\b(?:from|import)\b\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?["']\.[^"']*)\.tsx?(["'])/g;

/**
 * Compiles a folder of TypeScript, file by file; styles keep the class names that they have in the shell's build.
 * @returns the packages that it imports
 */
export async function compilePackage(source: string, target: string): Promise<Set<string>> {
  const imported = new Set<string>();
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const from = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || LEFT_OUT.test(from)) continue;
    const to = path.join(target, path.relative(source, from));
    await mkdir(path.dirname(to), { recursive: true });
    const isScript = /\.(tsx?|mjs)$/.test(entry.name);
    const text = isScript ? await readFile(from, 'utf8') : '';
    for (const name of importsOf(text)) imported.add(name);
    if (/\.tsx?$/.test(entry.name)) {
      await writeFile(to.replace(/\.tsx?$/, '.js'), await compileFile(from, text));
    } else {
      await cp(from, to);
    }
  }
  return imported;
}

async function compileFile(file: string, text: string): Promise<string> {
  const { code } = await transform(text, {
    filename: file,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true, plugins: [STYLED_COMPONENTS_PLUGIN] },
    },
  });
  // swc could do so, but not without touching addresses that webpack has to read as they are.
  return code.replaceAll(RELATIVE_IMPORT, '$1.js$2');
}

/** `from '@scope/name/part'`, `import('name')`, `import.meta.resolve('name')` -> `@scope/name`, `name` */
function importsOf(text: string): string[] {
  const pattern =
    /(?:from |import\(|import |resolve\()'((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/g;
  return [...text.matchAll(pattern)].map(([, name]) => name!);
}

/** Writes the types of packages beside their compiled files. */
export async function declareTypes(names: readonly string[], stage: string): Promise<void> {
  const types = path.join(stage, 'types');
  const config = path.join(stage, 'tsconfig.json');
  await mkdir(stage, { recursive: true });
  await writeFile(
    config,
    JSON.stringify({
      extends: path.join(WORKSPACE, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: WORKSPACE,
        outDir: types,
        typeRoots: [path.join(WORKSPACE, 'node_modules/@types')],
      },
      include: names.map((name) => path.join(WORKSPACE, name, 'src')),
      exclude: ['**/*.test.*', '**/*.stories.tsx', 'shared-ui/src/testing'].map((pattern) =>
        path.join(WORKSPACE, pattern),
      ),
    }),
  );
  const tsc = createRequire(path.join(WORKSPACE, 'package.json')).resolve(
    'typescript/package.json',
  );
  await run(process.execPath, [path.join(path.dirname(tsc), 'bin/tsc'), '-p', config]);
  for (const name of names) {
    await cp(path.join(types, name, 'src'), path.join(stage, name, 'dist'), { recursive: true });
  }
}
