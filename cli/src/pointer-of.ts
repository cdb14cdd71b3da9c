import { STABLE, type Pointer } from '@karavan/shared-api/contract/releases';
import type { ReleasesApi } from './releases-api.ts';

/** The pointer of a package as it is, of its newest contract; undefined where nothing is live. */
export async function pointerOf(
  api: ReleasesApi,
  packageName: string,
  { channel = STABLE, major }: { channel?: string; major?: number } = {},
): Promise<Pointer | undefined> {
  const { pointers } = await api.list(packageName);
  return pointers
    .filter((pointer) => pointer.channel === channel)
    .filter((pointer) => major === undefined || pointer.contract_major === major)
    .toSorted((a, b) => b.contract_major - a.contract_major)[0];
}

/** The major number of the contract whose pointer a release moves; 0 for the shell. */
export function pointerMajor({
  package: name,
  contract,
}: {
  package: string;
  contract: string;
}): number {
  return name === 'shell' ? 0 : Number(/\d+/.exec(contract)![0]);
}
