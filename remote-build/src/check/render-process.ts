import Module, { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { RENDERER_LIBRARIES } from '@karavan/shared-api/contract/renderer-libraries';
import type { RemoteServerSide } from '@karavan/shared-api/remote/server';

interface Order {
  readonly bundle: string;
  /** Whose API answers. */
  readonly site: string;
  readonly request: Parameters<RemoteServerSide['render']>[0];
}

/** Renders one first screen, and answers with null or with what is wrong. */
process.once('message', (order: Order) => {
  void render(order).then(
    () => process.send!(null),
    (error: Error) => process.send!(error.message),
  );
});

async function render({ bundle, site, request }: Order): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(new URL(pathname + search, site), init);
  };
  const { remote } = requireBundle(bundle);
  const { html } = await remote.render(request);
  if (html === '') throw new Error('it is empty');
}

/** A bundle gets the libraries that our own packages use, wherever those are installed. */
function requireBundle(bundle: string): { readonly remote: RemoteServerSide } {
  const homes = ['@karavan/shared-api/remote', '@karavan/shared-ui/virtual-list'].map((name) =>
    createRequire(fileURLToPath(import.meta.resolve(name))),
  );
  const module = new Module(bundle);
  const names: readonly string[] = RENDERER_LIBRARIES;
  module.require = (name: string) => {
    if (!names.includes(name))
      throw new Error(`it requires ${name}, which the server does not have`);
    const home = homes.find((require) => canResolve(require, name));
    return home ? (home(name) as unknown) : undefined;
  };
  const source = createRequire(import.meta.url)('node:fs') as typeof import('node:fs');
  (module as unknown as { _compile(code: string, file: string): void })._compile(
    source.readFileSync(bundle, 'utf8'),
    bundle,
  );
  return module.exports as { readonly remote: RemoteServerSide };
}

function canResolve(require: NodeJS.Require, name: string): boolean {
  try {
    return require.resolve(name) !== '';
  } catch {
    return false;
  }
}
