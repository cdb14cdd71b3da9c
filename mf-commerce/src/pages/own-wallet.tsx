import { OwnCards } from '../features/discounts/view-wallet/own-cards.tsx';
import { GiftsInWallet } from '../features/gifts/hold-gifts/gifts-in-wallet.tsx';

/** What the signed-in person has in their wallet; loads after its page, since guests have nothing there. */
export function OwnWallet() {
  return (
    <>
      <GiftsInWallet />
      <OwnCards />
    </>
  );
}
