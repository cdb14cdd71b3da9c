import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { chunkListName, federationName } from '@karavan/shared-api/contract/federation';
import type { Configuration } from 'webpack';
import {
  ChunkTablePlugin,
  commonConfig,
  refreshPlugins,
  ScriptIntegrityPlugin,
  sharedLibraries,
  type BuildMode,
} from '@karavan/remote-build';

/** Federation requires its own runtime as CommonJS in one place and imports it in others: it would be here twice. */
const ONE_RUNTIME_RULE = {
  include: /[\\/]@module-federation[\\/]/,
  resolve: { byDependency: { commonjs: { conditionNames: ['import', 'module', 'default'] } } },
};

/** MapLibre is told where its worker is, and makes no address itself. */
const MAP_ADDRESSES = {
  module: /maplibre-gl\.mjs/,
  message: /request of a dependency is an expression/,
};

/** Some libraries say of all their files that importing them does nothing; their styles would be left out. */
const STYLES_RULE = { test: /\.css$/, sideEffects: true };

/** The build of the shell: one script that carries every shared library, and lazy pages of its own. */
export function shellConfig(folder: string, mode: BuildMode = 'production'): Configuration {
  const common = commonConfig(folder, 'web', mode);
  return {
    ...common,
    entry: { main: './src/main.tsx' },
    target: 'web',
    experiments: { css: true },
    module: { ...common.module, rules: [...common.module!.rules!, ONE_RUNTIME_RULE, STYLES_RULE] },
    ignoreWarnings: [MAP_ADDRESSES],
    output: {
      path: path.join(folder, 'dist/web'),
      // Each release has a folder of its own: names need no hashes, which the script would carry.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      assetModuleFilename: '[name][ext]',
      publicPath: 'auto',
      uniqueName: federationName('shell'),
      chunkLoadingGlobal: chunkListName('shell'),
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: federationName('shell'),
        shared: sharedLibraries('shell'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true },
      }),
      new ScriptIntegrityPlugin(),
      new ChunkTablePlugin(),
      ...refreshPlugins(mode),
    ],
  };
}
