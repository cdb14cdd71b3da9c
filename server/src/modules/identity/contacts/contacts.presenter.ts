import type { SocialNetwork } from '@karavan/shared-api/contract/person-contacts';
import { socialAccountOf, type SocialKind } from '@karavan/shared-api/contract/social-networks';

interface NetworkRow {
  readonly kind: SocialKind;
  readonly value: string;
}

/** With the address that a press leads to. What no link can be made of any more is left out. */
export function presentNetworks(rows: readonly NetworkRow[]): SocialNetwork[] {
  return rows.flatMap(({ kind, value }) => {
    const account = socialAccountOf(kind, value);
    return account ? [{ kind, ...account }] : [];
  });
}
