import type { Registry } from '@karavan/shared-api/contract/remotes';

/** Fetches the current registry. Rejects when there is no answer within 3 s. */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(3000),
  });
  if (!response.ok) throw new Error(`GET /registry.json answered ${response.status}`);
  return (await response.json()) as Registry;
}
