import type { TicketWallet } from '@karavan/shared-api/contract/ticket-states';
import { lazily } from '@karavan/shared-ui/lazily';

const PutIntoWallet = lazily(
  async () =>
    (await import(/* webpackChunkName: "ticket-passes" */ './put-into-wallet.tsx')).PutIntoWallet,
);

interface TicketPassesProps {
  readonly ticket: {
    readonly id: number;
    readonly passes?: readonly TicketWallet[] | undefined;
  };
}

/** Puts a ticket into a wallet of the phone, where the server signs passes for one. */
export function TicketPasses({ ticket: { id, passes } }: TicketPassesProps) {
  return passes && <PutIntoWallet ticketId={id} passes={passes} />;
}
