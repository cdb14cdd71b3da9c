import type { ReactNode } from 'react';
import type { CartCard } from '@karavan/shared-api/contract/carts';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import { WalletCard } from '@karavan/shared-ui/wallet-card';
import { OrganizationMark } from './organization-mark.tsx';

interface DiscountWalletCardProps {
  readonly background: CartCard['background'];
  readonly title: string;
  /** The organization whose card it is, where the page does not name it above. */
  readonly issuer?: Pick<OrganizationCard, 'title' | 'color'>;
  /** The percentage that it gives. */
  readonly value: string;
  readonly children: ReactNode;
}

/** A discount card as in a wallet, in the colours that its organization has chosen. */
export function DiscountWalletCard({ issuer, children, ...face }: DiscountWalletCardProps) {
  return (
    <WalletCard
      {...face}
      issuer={
        issuer && {
          title: issuer.title,
          mark: <OrganizationMark organization={{ ...issuer, image: null }} size={40} />,
        }
      }
    >
      {children}
    </WalletCard>
  );
}
