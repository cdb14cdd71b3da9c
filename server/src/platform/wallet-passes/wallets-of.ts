import type { TicketWallet } from '@karavan/shared-api/contract/ticket-states';
import type { Wallets } from '../env/wallets.ts';

/** The wallets that somebody signs passes for. */
export const walletsOf = ({ apple, google }: Wallets): TicketWallet[] => [
  ...(apple ? (['apple'] as const) : []),
  ...(google ? (['google'] as const) : []),
];
