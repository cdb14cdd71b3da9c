import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import type { Registry } from '@karavan/shared-api/contract/remotes';

/** Fetches the current registry. Rejects when there is no answer within 3 s. */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(`/registry.json?contract=${CONTRACT_VERSION}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(3000),
  });
  if (!response.ok) throw new Error(`GET /registry.json answered ${response.status}`);
  return (await response.json()) as Registry;
}
