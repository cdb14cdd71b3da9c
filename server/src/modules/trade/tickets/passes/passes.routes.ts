import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/ticket-passes';
import type { Wallets } from '../../../../platform/env/wallets.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { drawApplePass, googlePassUrl } from '../../../../platform/wallet-passes/index.ts';
import type { HeldTicketTables } from '../hand-over/held-tickets.queries.ts';
import { appleTicket } from './apple-ticket.ts';
import { findPass } from './find-pass.ts';
import { googleTicket } from './google-ticket.ts';

interface PassesDependencies {
  readonly db: Kysely<HeldTicketTables>;
  readonly wallets: Wallets;
  /** Where people open the site, without a closing slash. */
  readonly siteUrl: string;
}

/** Tickets in the wallets of phones. */
export function passesRoutes({
  db,
  wallets: { apple, google },
  siteUrl,
}: PassesDependencies): ImplementedRoute[] {
  const find = (ticketId: number, { actor, locale }: RequestContext) =>
    findPass(db, { ticketId, personId: requireActor(actor).userId, locale, siteUrl });

  return [
    implement(contract.getApplePass, async ({ params: { id }, context }) => {
      const pass = await find(id, context);
      if (!apple) throw new ApiError('wallet_off');
      const content = Readable.from([await drawApplePass(apple, appleTicket(pass))]);
      return { name: `ticket-${id}.pkpass`, content };
    }),
    implement(contract.getGooglePass, async ({ params: { id }, context }) => {
      const pass = await find(id, context);
      if (!google) throw new ApiError('wallet_off');
      return { url: googlePassUrl(google, googleTicket(google.id, pass), new Date()) };
    }),
  ];
}
