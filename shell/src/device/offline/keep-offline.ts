import { listOwnDiscounts } from '@karavan/shared-api/client/discounts';
import { listFeed } from '@karavan/shared-api/client/feed';
import { getReceipt, listReceipts } from '@karavan/shared-api/client/orders';
import { listHeldTickets } from '@karavan/shared-api/client/ticket-offers';
import { uidOf } from '@karavan/shared-api/contract/id-prefixes';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { HeldTicket } from '@karavan/shared-api/contract/ticket-offers';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import { readOwn, writeOwn } from '@karavan/shared-api/own';
import { localeAtom, sessionAtom } from '@karavan/shared-api/state';
import { drawQr } from '@karavan/shared-ui/draw-qr';
import { formatMoney } from '@karavan/shared-ui/format-money';
import type { ShellServices } from '../../shell-services.ts';
import { forgetPictures, keepPictures } from './keep-pictures.ts';

/** `public/offline.js` reads it. */
const OFFLINE_NAME = 'offline';
const OF_ANYBODY = /^own:(\d+|guest):offline$/;

const RECEIPTS_KEPT = 10;
const TICKETS_KEPT = 10;
/** The latest orders of tickets, among which the valid ones are looked for. */
const TICKET_ORDERS_READ = 20;
const CARDS_KEPT = 20;
const POSTS_KEPT = 10;
/** What is younger is not asked for again, unless something was bought; in milliseconds. */
const FRESH_MS = 10 * 60_000;

type Dependencies = Pick<ShellServices, 'api' | 'store'>;

/** Deletes what is kept of anybody but whoever is signed in now. */
export function forgetOthers({ store }: Pick<ShellServices, 'store'>): void {
  const session = store.get(sessionAtom);
  const present = String(session?.user.id);
  // Also what a page that was left before it could delete them has left behind.
  if (!session) forgetPictures();
  try {
    for (const key of Object.keys(localStorage)) {
      const [, owner] = OF_ANYBODY.exec(key) ?? [];
      if (owner === undefined || owner === present) continue;
      localStorage.removeItem(key);
      forgetPictures();
    }
  } catch {
    // Without a storage there is nothing to forget.
  }
}

/**
 * Keeps on this device what its person needs without a network: their number as a QR code, valid tickets, the soonest
 * first, discount cards, the latest receipts with their codes, and the first posts. Codes that open a sale are not among
 * it: they live for a minute.
 */
export async function keepOffline(services: Dependencies, isForced: boolean): Promise<void> {
  const { api, store } = services;
  const session = store.get(sessionAtom);
  if (!session || (!isForced && isFresh(services))) return;
  const listed = await api.call(listReceipts, { query: { limit: RECEIPTS_KEPT } });
  if (!listed.ok) return;
  const { list } = listed.data;
  const locale = store.get(localeAtom);
  const [bought, held, cards, posts] = await Promise.all([
    findTickets(api),
    findHeldTickets(api),
    findCards(api, locale),
    findPosts(api, locale),
  ]);
  // What is kept already is not given up for an answer that did not come.
  if (!bought || !held) return;
  const known = readKept(services);
  const tickets = [...held, ...bought]
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at))
    .slice(0, TICKETS_KEPT);
  // Whoever has signed in meanwhile keeps their own.
  if (store.get(sessionAtom)?.token !== session.token) return;
  const uid = uidOf(session.user.id);
  const kept = {
    uid,
    name: session.user.full_name,
    qr: drawQr(uid),
    tickets,
    cards: cards ?? known?.cards ?? [],
    receipts: list.map((receipt) => ({
      title: receipt.organization.title,
      number: receipt.number ?? receipt.id,
      total: formatMoney(receipt.total, locale),
      created_at: receipt.created_at,
      // What the page of the receipt shows, for another device.
      qr: drawQr(`${location.origin}${receiptPath(receipt)}?document`),
    })),
    posts: posts ?? known?.posts ?? [],
    kept_at: new Date().toISOString(),
  };
  writeOwn(store, OFFLINE_NAME, JSON.stringify(kept));
  await keepPictures(kept.posts.flatMap(({ picture }) => picture ?? []));
}

interface Kept {
  readonly kept_at: string;
  readonly cards: NonNullable<Awaited<ReturnType<typeof findCards>>>;
  readonly posts: NonNullable<Awaited<ReturnType<typeof findPosts>>>;
}

function readKept({ store }: Pick<Dependencies, 'store'>): Kept | null {
  const kept = readOwn(store, OFFLINE_NAME);
  return kept === null ? null : (JSON.parse(kept) as Kept);
}

function isFresh(services: Dependencies): boolean {
  const kept = readKept(services);
  return kept !== null && Date.now() - Date.parse(kept.kept_at) < FRESH_MS;
}

/** What they have bought, however long ago; undefined where an answer does not come. */
async function findTickets(api: Dependencies['api']) {
  const listed = await api.call(listReceipts, {
    query: { kind: 'ticket', limit: TICKET_ORDERS_READ },
  });
  if (!listed.ok) return;
  const bought = listed.data.list.filter(({ status }) => status !== 'rejected');
  const answers = await Promise.all(
    bought.map(({ id }) => api.call(getReceipt, { params: { id } })),
  );
  const receipts = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
  if (receipts.length < bought.length) return;
  return receipts.flatMap(({ tickets, lines, client_id, organization }) =>
    tickets.flatMap(({ item_id, size, place, starts_at, secret }) =>
      keepTicket({
        name: lines.find((line) => line.item_id === item_id)?.name ?? '',
        item_id,
        size,
        place,
        starts_at,
        secret,
        client_id,
        organization,
      }),
    ),
  );
}

/** What others have handed to them; undefined where the answer does not come. */
async function findHeldTickets(api: Dependencies['api']) {
  const held = await api.call(listHeldTickets, {});
  return held.ok ? held.data.tickets.flatMap(keepTicket) : undefined;
}

type KeptTicket = Pick<
  HeldTicket,
  'name' | 'item_id' | 'size' | 'place' | 'starts_at' | 'secret' | 'client_id'
> & { readonly organization: Pick<HeldTicket['organization'], 'time_zone'> };

/** Nothing of a ticket that opens no door. */
function keepTicket({ name, item_id, size, place, starts_at, secret, ...of }: KeptTicket) {
  if (secret === null) return [];
  // What staff at the entrance scan, as on the receipt.
  const address = `${location.origin}/clients/${of.client_id}/event-activation/${item_id}#${secret}`;
  const { time_zone } = of.organization;
  return [{ title: name, size, place, starts_at, time_zone, qr: drawQr(address) }];
}

/** Undefined where the answer does not come. */
async function findCards(api: Dependencies['api'], locale: Locale) {
  const wallets = await api.call(listOwnDiscounts, { query: { limit: CARDS_KEPT } });
  if (!wallets.ok) return;
  return wallets.data.list.flatMap(({ organization, cards: [card], balance }) =>
    card
      ? {
          title: organization.title,
          percent: card.percent,
          balance: balance && formatMoney(balance, locale),
        }
      : [],
  );
}

/** Undefined where the answer does not come. */
async function findPosts(api: Dependencies['api'], locale: Locale) {
  const feed = await api.call(listFeed, { query: { limit: POSTS_KEPT } });
  if (!feed.ok) return;
  return feed.data.list.map(({ name, organization, price, image }) => ({
    title: name,
    organization: organization.title,
    price: price && formatMoney(price, locale),
    picture: image && image.small,
  }));
}
