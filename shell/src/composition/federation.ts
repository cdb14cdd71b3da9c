import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import {
  chunkListName,
  federationName,
  PREPARE_SCRIPT,
} from '@karavan/shared-api/contract/federation';
import type { RemoteRelease } from '@karavan/shared-api/contract/remotes';
import type { RemoteApp } from '@karavan/shared-api/remote';

/**
 * The federation runtime that the build put into this script. Importing it as a library would
 * bundle it twice.
 */
declare const __webpack_require__: { readonly federation: { readonly instance: ModuleFederation } };

/**
 * Makes the federation runtime check the integrity of what it loads; webpack's loader gets the same
 * check at build time.
 */
export function checkEntryIntegrity(): void {
  __webpack_require__.federation.instance.registerPlugins([
    {
      name: 'karavan-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        globalThis[PREPARE_SCRIPT](script, url);
        return script;
      },
    },
  ]);
}

/**
 * Imports a release of a remote from `base`, replacing any version loaded before. Rejects when a
 * script cannot be loaded, does not match its hash or throws.
 */
export async function importRelease(release: RemoteRelease, base: string): Promise<RemoteApp> {
  const name = federationName(release.id);
  // Otherwise the new container would adopt the chunks that an older one pushed here, whatever
  // their version.
  Reflect.deleteProperty(globalThis, chunkListName(release.id));
  const { instance } = __webpack_require__.federation;
  instance.registerRemotes([{ name, entry: freshAddress(base + release.entry) }], { force: true });
  const loaded = await instance.loadRemote<{ default: RemoteApp }>(`${name}/app`);
  if (!loaded) throw new Error(`${release.id} exposes no app`);
  return loaded.default;
}

const imports = new Map<string, number>();

/**
 * The runtime caches by address, including loads that hang, so each import gets an address of its
 * own.
 */
function freshAddress(url: string): string {
  const address = new URL(url, document.baseURI);
  const count = (imports.get(address.href) ?? 0) + 1;
  imports.set(address.href, count);
  if (count > 1) address.searchParams.set('import', String(count));
  return address.href;
}
