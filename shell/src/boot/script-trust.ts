import {
  PREPARE_SCRIPT,
  UNMATCHABLE_INTEGRITY,
  type PrepareScript,
} from '@karavan/shared-api/contract/federation';
import { SERVICE_WORKER } from '@karavan/shared-api/contract/boot';
import type { ReleaseFiles } from '@karavan/shared-api/contract/remotes';

declare global {
  var __karavanPrepareScript: PrepareScript;
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
    };
  }
}

/** The scripts that this page may run: each address with its sha384, and nothing else. */
export interface ScriptTrust {
  /** Trusts the shell's own files by absolute path, or a developer's local build by its folder. */
  trustShell(integrity: Readonly<Record<string, string>>, localBase: string | null): void;
  /**
   * Trusts a release at the address it is served from; a local build, which has no hashes, by its
   * folder alone.
   */
  trustRelease(files: Pick<ReleaseFiles, 'integrity'>, base: string, checked: boolean): void;
  /**
   * Gives later scripts of this folder a new address, so that they don't wait for a request that
   * hangs.
   */
  renewAddresses(base: string): void;
}

/**
 * Installs the page's one Trusted Types policy and the check that both script loaders call.
 * The policy is the default one, because the federation runtime and webpack assign plain strings to
 * `script.src`. It has no rule for markup or inline script, so every such sink throws.
 */
export function installScriptTrust(): ScriptTrust {
  const hashes = new Map<string, string>();
  const uncheckedFolders = new Set<string>();
  const renewals = new Map<string, number>();

  const isUnchecked = (address: string) =>
    [...uncheckedFolders].some((folder) => address.startsWith(folder));

  globalThis[PREPARE_SCRIPT] = (script, url) => {
    const address = withoutQuery(absolute(url));
    script.crossOrigin = 'anonymous';
    if (!isUnchecked(address)) script.integrity = hashes.get(address) ?? UNMATCHABLE_INTEGRITY;
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    const renewal = renewals.get(folder);
    script.src = renewal && !url.includes('?') ? `${address}?attempt=${renewal}` : url;
  };
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const address = withoutQuery(absolute(url));
      const isKnown = hashes.has(address) || isUnchecked(address);
      return isKnown || address === absolute(SERVICE_WORKER) ? url : null;
    },
  });

  return {
    trustShell(integrity, localBase) {
      if (localBase) uncheckedFolders.add(localBase);
      for (const [path, hash] of Object.entries(integrity)) hashes.set(absolute(path), hash);
    },
    trustRelease({ integrity }, base, checked) {
      if (!checked) {
        uncheckedFolders.add(absolute(base));
        return;
      }
      for (const [file, hash] of Object.entries(integrity)) {
        hashes.set(absolute(base + file), hash);
      }
    },
    renewAddresses(base) {
      const folder = absolute(base);
      renewals.set(folder, (renewals.get(folder) ?? 1) + 1);
    },
  };
}

function absolute(url: string): string {
  return new URL(url, document.baseURI).href;
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
