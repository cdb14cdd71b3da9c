import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { compile } from '@karavan/remote-build';
import { SHELL_FOLDER, WORKSPACE } from '../build/packages.ts';
import { shellConfig } from '../build/shell-config.ts';
import { compilePackage, declareTypes } from './compile-package.ts';
import { publishedManifest } from './published-manifest.ts';

const run = promisify(execFile);

/** What teams outside of this workspace need, and what they get of each besides its compiled sources. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'shared-api': [],
  'shared-ui': [],
  'remote-build': ['jest-preset.mjs', 'browser-environment.mjs', 'tsconfig.json'],
  cli: ['template'],
};

/**
 * Packs what remotes in other repositories are made with: JavaScript with types, since Node reads no
 * TypeScript in node_modules.
 * @param target where the tarballs go
 * @returns their paths by the name of the package
 */
export async function packPackages(target: string): Promise<Record<string, string>> {
  await mkdir(target, { recursive: true });
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'karavan-pack-'));
  try {
    return await packIn(temporary, target);
  } finally {
    await rm(temporary, { recursive: true });
  }
}

async function packIn(temporary: string, target: string): Promise<Record<string, string>> {
  const names = Object.keys(PACKAGES);
  const developmentShell = path.join(temporary, 'remote-build/development-shell');
  await Promise.all([declareTypes(names, temporary), buildDevelopmentShell(developmentShell)]);
  const tarballs: Record<string, string> = {};
  for (const name of names) {
    const folder = path.join(WORKSPACE, name);
    const stage = path.join(temporary, name);
    const imported = await compilePackage(path.join(folder, 'src'), path.join(stage, 'dist'));
    for (const file of PACKAGES[name]!) {
      await cp(path.join(folder, file), path.join(stage, file), { recursive: true });
    }
    const manifest = await publishedManifest(folder, imported);
    await writeFile(path.join(stage, 'package.json'), JSON.stringify(manifest, null, 2));
    const { stdout } = await run('npm', ['pack', stage, '--json', '--pack-destination', target]);
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    tarballs[manifest.name] = path.join(target, filename);
  }
  return tarballs;
}

/** With it edits of a remote keep the state of the page, which React's production build cannot. */
async function buildDevelopmentShell(folder: string): Promise<void> {
  const config = shellConfig(SHELL_FOLDER, 'development');
  await compile({
    ...config,
    name: 'development-shell',
    devtool: false,
    cache: false,
    plugins: [...(config.plugins ?? []), new webpack.HotModuleReplacementPlugin()],
    output: { ...config.output, path: folder },
  });
  const files = await readdir(folder);
  await Promise.all(
    files.filter((file) => file.endsWith('.json')).map((file) => rm(path.join(folder, file))),
  );
}
