import type { ReactNode } from 'react';
import type { CartCard } from '@karavan/shared-api/contract/carts';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import { WalletCard } from '@karavan/shared-ui/wallet-card';
import { OrganizationMark } from './organization-mark.tsx';

interface DiscountWalletCardProps {
  readonly kind: CartCard['kind'];
  readonly title: string;
  /** The organization whose card it is. */
  readonly issuer: Pick<OrganizationCard, 'title' | 'color'>;
  /** The percentage that it gives. */
  readonly value: string;
  readonly children: ReactNode;
}

const BACKGROUNDS = { fixed: 'lagoon', cumulative: 'dusk', cashback: 'meadow' } as const;

/** A discount card as in a wallet; its colour depends on its kind. */
export function DiscountWalletCard({ kind, issuer, children, ...face }: DiscountWalletCardProps) {
  return (
    <WalletCard
      {...face}
      issuer={issuer.title}
      mark={<OrganizationMark organization={{ ...issuer, image: null }} size={40} />}
      background={BACKGROUNDS[kind]}
    >
      {children}
    </WalletCard>
  );
}
