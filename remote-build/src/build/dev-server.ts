import path from 'node:path';
import webpack, { type FileCacheOptions } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteWebConfig, shellDevConfig } from '../webpack/index.ts';
import { SHELL_FOLDER } from './packages.ts';

export interface DevServer {
  /** The folder that the build is served from, for `?override=<name>@<url>`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves one remote, or the shell, from memory and brings every edit into the open page, its state kept. Resolves when it is built. */
export async function startDevServer(folder: string, port: number): Promise<DevServer> {
  const config =
    folder === SHELL_FOLDER ? shellDevConfig(folder) : remoteWebConfig(folder, 'development');
  const name = path.basename(folder);
  const compiler = webpack({
    ...config,
    // Hot reload changes what is built, so a build's cache would be of no use.
    cache: { ...(config.cache as FileCacheOptions), name: `${name}-dev-server` },
  });
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      // The page belongs to the shell, which may be anywhere.
      allowedHosts: 'all',
      headers: {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
      client: {
        // The overlay writes markup, which the shell's Trusted Types forbid.
        overlay: false,
        logging: 'warn',
        webSocketURL: { hostname: 'localhost', port, pathname: '/ws' },
      },
    },
    compiler,
  );
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('dev-server', () => resolve());
  });
  await server.start();
  await built;
  return { url: `http://localhost:${port}/`, close: () => server.stop() };
}
