import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { chunkListName, federationName } from '@karavan/shared-api/contract/federation';
import { RENDERER_LIBRARIES } from '@karavan/shared-api/contract/renderer-libraries';
import webpack, { type Configuration } from 'webpack';
import { ChunkTablePlugin } from './chunk-table-plugin.ts';
import { commonConfig, refreshPlugins, type BuildMode } from './common.ts';
import { FirstScreensPlugin } from './first-screens-plugin.ts';
import { ScriptIntegrityPlugin } from './integrity-plugin.ts';
import { ownFile } from './own-file.ts';
import { sharedLibraries } from './shared-libraries.ts';
import { SwcMinifier } from './swc-minifier.ts';
import { UnusedModulesPlugin } from './unused-modules-plugin.ts';

/** The build of a remote for browsers, which load it through federation. */
export function remoteWebConfig(folder: string, id: string, mode: BuildMode): Configuration {
  const common = commonConfig(folder, 'web', mode);
  return {
    ...common,
    entry: {},
    target: 'web',
    output: {
      path: path.join(folder, 'dist/web'),
      // The folder of a release is immutable and named by its content: names inside it need no hash.
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: 'auto',
      uniqueName: federationName(id),
      chunkLoadingGlobal: chunkListName(id),
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    // Files are named like their chunks: an entry needs no table from one to the other.
    optimization: { ...common.optimization, chunkIds: 'named' },
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(id),
        filename: 'entry.js',
        exposes: { './app': { import: './src/index.ts', name: 'app' } },
        shared: sharedLibraries('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true },
      }),
      new UnusedModulesPlugin(),
      new ScriptIntegrityPlugin(),
      new ChunkTablePlugin(),
      ...refreshPlugins(mode),
    ],
  };
}

/**
 * The build of a remote that the server renders first screens with: one file that requires nothing but
 * what the renderer gives it.
 * @param pages the names of the pages that the server renders
 */
export function remoteNodeConfig(
  folder: string,
  mode: BuildMode,
  pages: readonly string[],
): Configuration {
  const alias = {
    'remote-app$': path.join(folder, 'src/index.ts'),
    // Mounting and hydrating happen in browsers only.
    'react-dom/client$': false,
    'single-spa-react$': path.join(import.meta.dirname, 'no-mounting.mjs'),
  } as const;
  return {
    ...commonConfig(folder, 'node', mode, alias),
    entry: { server: ownFile('remote-server-entry') },
    target: 'node24',
    externals: Object.fromEntries(RENDERER_LIBRARIES.map((name) => [name, `commonjs ${name}`])),
    output: {
      path: path.join(folder, 'dist/node'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: { minimizer: [new SwcMinifier({ keepsNames: true })], splitChunks: false },
    plugins: [
      new FirstScreensPlugin(pages),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
