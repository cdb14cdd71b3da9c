import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { buildCache } from './build-cache.ts';
import { SwcMinifier } from './swc-minifier.ts';
import { PRODUCTION_ROUTER_ALIAS, SHAKEN_ROUTER_RULE } from './production-router.ts';

/** Where code under development imports its JSX runtime from; an alias leads to ours. */
const DEVELOPMENT_JSX = '@karavan/development-jsx';

export type BuildMode = 'production' | 'development';

/** Class names come from the file's source, so that the server's markup and the browser's agree. */
export const STYLED_COMPONENTS_PLUGIN: [string, Record<string, boolean>] = [
  fileURLToPath(import.meta.resolve('@swc/plugin-styled-components')),
  { displayName: false, ssr: true, fileName: false },
];

/** What every build of every package has in common. */
export function commonConfig(
  folder: string,
  target: 'web' | 'node',
  mode: BuildMode,
  alias: Readonly<Record<string, string | false>> = {},
): Configuration {
  const name = path.basename(folder);
  const isHotReloaded = mode === 'development' && target === 'web';
  return {
    name: `${name}-${target}`,
    context: folder,
    mode,
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    cache: buildCache(folder, `${name}-${target}-${mode}`),
    module: { rules: [typescriptRule(mode, isHotReloaded), PACKED_RULE, SHAKEN_ROUTER_RULE] },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      alias: {
        ...alias,
        ...(mode === 'production' && PRODUCTION_ROUTER_ALIAS),
        ...(isHotReloaded && {
          [`${DEVELOPMENT_JSX}/jsx-dev-runtime$`]: path.join(
            import.meta.dirname,
            'jsx-dev-runtime.mjs',
          ),
        }),
      },
    },
    optimization: {
      minimizer: [new SwcMinifier()],
      // A chunk shared by two pages costs a request of its own: only a large one is worth that.
      splitChunks: { chunks: 'async', minSize: 120_000 },
      // A remote is many small entries into one page; names must not move when a neighbour changes.
      moduleIds: 'deterministic',
      // The name of a chunk's file is its id then, without a table that maps one to the other.
      chunkIds: 'named',
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Lets edits reach mounted components; without it the development transform has nothing to call. */
export function refreshPlugins(mode: BuildMode): WebpackPluginInstance[] {
  if (mode === 'production') return [];
  const registry = path.join(import.meta.dirname, 'renderer-registry.mjs');
  return [
    new webpack.EntryPlugin(import.meta.dirname, registry, {}),
    new ReactRefreshPlugin({ overlay: false }),
  ];
}

/** Our own packages, once packed: as strict ES modules they would get all of styled-components for its default. */
const PACKED_RULE = {
  test: /\.js$/,
  include: /[\\/]node_modules[\\/]@karavan[\\/]/,
  type: 'javascript/auto',
};

function typescriptRule(mode: BuildMode, isHotReloaded: boolean) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: fileURLToPath(import.meta.resolve('swc-loader')),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: {
            runtime: 'automatic',
            development: isHotReloaded,
            ...(isHotReloaded && { importSource: DEVELOPMENT_JSX, refresh: true }),
          },
        },
        experimental: {
          plugins: [
            mode === 'production'
              ? STYLED_COMPONENTS_PLUGIN
              : [
                  STYLED_COMPONENTS_PLUGIN[0],
                  { ...STYLED_COMPONENTS_PLUGIN[1], displayName: true },
                ],
          ],
        },
      },
    },
  };
}
