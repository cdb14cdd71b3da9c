import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type {
  AgreementCard,
  InvitationCard,
  OfferCard,
  OrderCard,
  PartnershipCard,
  TransferCard,
} from '@karavan/shared-api/contract/cards';
import { readPartnershipCards, type PartnersTables } from '../../organizations/partners/index.ts';
import { readInvitationCards, type StaffTables } from '../../organizations/staff/index.ts';
import { readTransferCards, type TransfersTables } from '../../organizations/transfers/index.ts';
import { readOfferCards, type DeliveryTables } from '../../trade/delivery/index.ts';
import {
  readAgreementCards,
  type DeliveryOffersTables,
} from '../../trade/delivery-offers/index.ts';
import { readOrderCards, type ReceiptTables } from '../../trade/receipts/index.ts';
import { readBroadcastTexts, type InboxTables } from '../broadcasts/index.ts';
import { idsOfSubjects } from './subjects.ts';

export type CardTables = ReceiptTables &
  DeliveryTables &
  DeliveryOffersTables &
  PartnersTables &
  StaffTables &
  TransfersTables &
  InboxTables;

/** What notifications are about, as it stands now and as their reader may see it. */
export interface Cards {
  readonly orders: ReadonlyMap<number, OrderCard>;
  readonly offers: ReadonlyMap<number, OfferCard>;
  readonly partnerships: ReadonlyMap<number, PartnershipCard>;
  readonly invitations: ReadonlyMap<number, InvitationCard>;
  readonly transfers: ReadonlyMap<number, TransferCard>;
  readonly agreements: ReadonlyMap<number, AgreementCard>;
  /** What organizations have written to the reader. */
  readonly messages: ReadonlyMap<number, string>;
}

/** One statement for each kind of subject, however many cards there are. */
export async function readCards(
  db: Kysely<CardTables>,
  subjects: readonly (string | null)[],
  reader: { readonly userId: number; readonly locale: Locale },
): Promise<Cards> {
  const ids = idsOfSubjects(subjects);
  const [orders, offers, partnerships, invitations, transfers, agreements, messages] =
    await Promise.all([
      readOrderCards(db, ids.order, reader),
      readOfferCards(db, ids.offer, reader.userId),
      readPartnershipCards(db, ids.partnership, reader.userId),
      readInvitationCards(db, ids.membership, reader.userId),
      readTransferCards(db, ids.transfer, reader.userId),
      readAgreementCards(db, ids.agreement, reader.userId),
      readBroadcastTexts(db, ids.message, reader.userId),
    ]);
  return { orders, offers, partnerships, invitations, transfers, agreements, messages };
}
