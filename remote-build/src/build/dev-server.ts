import webpack, { type Configuration, type FileCacheOptions } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** Lets pages of another origin use what a developer's machine serves. */
export const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export interface DevServer {
  /** The folder that the build is served from, for `?override=<name>@<url>`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a development build from memory and brings every edit into the open page, its state kept.
 * Resolves when it is built, with errors or without; rejects if the port is in use.
 */
export async function startDevServer(config: Configuration, port: number): Promise<DevServer> {
  const compiler = webpack({
    ...config,
    // Hot reload changes what is built, so a build's cache would be of no use.
    cache: { ...(config.cache as FileCacheOptions), name: `${config.name}-dev-server` },
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
      headers: SHARED_HEADERS,
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
