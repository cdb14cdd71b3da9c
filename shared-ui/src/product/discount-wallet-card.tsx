import type { ReactNode } from 'react';
import type { CartCard } from '@karavan/shared-api/contract/carts';
import { WalletCard } from '@karavan/shared-ui/wallet-card';

interface DiscountWalletCardProps {
  readonly kind: CartCard['kind'];
  readonly title: string;
  /** The organization whose card it is. */
  readonly issuer: string;
  /** The percentage that it gives. */
  readonly value: string;
  readonly children: ReactNode;
}

const BACKGROUNDS = { fixed: 'lagoon', cumulative: 'dusk', cashback: 'meadow' } as const;

/** A discount card as in a wallet; its colour depends on its kind. */
export function DiscountWalletCard({ kind, children, ...face }: DiscountWalletCardProps) {
  return (
    <WalletCard {...face} background={BACKGROUNDS[kind]}>
      {children}
    </WalletCard>
  );
}
