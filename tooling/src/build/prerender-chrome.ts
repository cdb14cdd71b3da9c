import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { ServedChrome } from '@karavan/shared-api/contract/served-chrome';
import { commonConfig, compile, type BuildMode } from '@karavan/remote-build';

/** Renders the bars that guests get with a first screen, into the build of the shell. */
export async function prerenderChrome(folder: string, mode: BuildMode): Promise<void> {
  const output = await mkdtemp(path.join(tmpdir(), 'karavan-chrome-'));
  try {
    const common = commonConfig(folder, 'node', mode, {
      // Hydrates, which happens in browsers only.
      'react-dom/client$': false,
    });
    await compile({
      ...common,
      entry: { chrome: './src/chrome/prerender.tsx' },
      target: 'node24',
      output: { path: output, filename: '[name].cjs', library: { type: 'commonjs2' } },
      optimization: { minimize: false, splitChunks: false },
      plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    });
    const bundle = (await import(pathToFileURL(path.join(output, 'chrome.cjs')).href)) as {
      default: { prerenderChrome(): Promise<ServedChrome> };
    };
    const chrome = await bundle.default.prerenderChrome();
    await writeFile(path.join(folder, 'dist/web/chrome.json'), JSON.stringify(chrome));
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
