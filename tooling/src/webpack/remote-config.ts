import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { chunkListName, federationName } from '@karavan/shared-api/contract/federation';
import type { Configuration } from 'webpack';
import { ChunkTablePlugin } from './chunk-table-plugin.ts';
import { commonConfig, refreshPlugins, type BuildMode } from './common.ts';
import { ScriptIntegrityPlugin } from './integrity-plugin.ts';
import { sharedLibraries } from './shared-libraries.ts';

/**
 * The builds of a remote: `dist/web`, which browsers load through federation, and `dist/node`, which
 * the server renders first screens with and the release tool reads the tables of pages from.
 */
export function remoteConfigs(folder: string, mode: BuildMode = 'production'): Configuration[] {
  return [remoteWebConfig(folder, mode), remoteNodeConfig(folder, mode)];
}

export function remoteWebConfig(folder: string, mode: BuildMode): Configuration {
  const id = path.basename(folder);
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
      new ScriptIntegrityPlugin(),
      new ChunkTablePlugin(),
      ...refreshPlugins(mode),
    ],
  };
}

function remoteNodeConfig(folder: string, mode: BuildMode): Configuration {
  return {
    ...commonConfig(folder, 'node', mode),
    entry: { server: path.join(import.meta.dirname, 'remote-server-entry.ts') },
    target: 'node24',
    output: {
      path: path.join(folder, 'dist/node'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve: {
      ...commonConfig(folder, 'node', mode).resolve,
      alias: { 'remote-app$': path.join(folder, 'src/index.ts') },
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [],
  };
}
