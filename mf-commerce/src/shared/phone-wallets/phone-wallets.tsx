import type { TicketWallet } from '@karavan/shared-api/contract/ticket-states';
import { lazily } from '@karavan/shared-ui/lazily';
import type { PutIntoWalletProps } from './put-into-wallet.tsx';

const PutIntoWallet = lazily(
  async () =>
    (await import(/* webpackChunkName: "phone-wallets" */ './put-into-wallet.tsx')).PutIntoWallet,
);

interface PhoneWalletsProps {
  readonly kind: PutIntoWalletProps['what']['kind'];
  readonly of: {
    readonly id: number;
    readonly passes?: readonly TicketWallet[] | undefined;
  };
}

/** Puts a ticket or a card into a wallet of the phone, where the server signs passes for one. */
export function PhoneWallets({ kind, of: { id, passes } }: PhoneWalletsProps) {
  return passes && <PutIntoWallet what={{ kind, id }} passes={passes} />;
}
