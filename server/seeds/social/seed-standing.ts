import { randomBytes } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import sharp from 'sharp';
import type { ComplaintReason } from '@karavan/shared-api/contract/complaints';
import type { Tables } from '../../src/database-tables.ts';
import { decideComplaints } from '../../src/modules/catalog/complaints/decide-complaints.ts';
import { decideVerification } from '../../src/modules/organizations/trust/verification/decide-verification.ts';
import { requestVerification } from '../../src/modules/organizations/trust/verification/request-verification.ts';
import {
  limitOrganization,
  requestReview,
} from '../../src/modules/organizations/trust/visibility/move-visibility.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';

interface StandingSeed {
  readonly people: SeededPeople;
  readonly documents: FileStore;
}

/** What becomes of whose request, or of whom; none of them is another part of the demo. */
const ASKING = {
  waits: ['Цветы Оша', 'Бархан'],
  declined: 'Жыгач',
  limited: 'Ак-Буура Кофе',
  under_review: 'Ошская пекарня',
} as const;

const COMPLAINTS = [
  ['wrong_information', 'На фото другой цвет'],
  ['fraud', 'Заказ не привезли, на звонки не отвечают'],
  ['spam', ''],
] as const satisfies readonly (readonly [ComplaintReason, string])[];

/**
 * How the platform stands to some organizations, done by the product's own operations: the owner's shop was
 * verified, others wait, were declined, are limited or ask for a review; people complain.
 */
export async function seedStanding(
  trx: Transaction<Tables>,
  { people, documents }: StandingSeed,
): Promise<void> {
  const operatorId = people.accounts.operator;
  const paper = await drawPaper();
  const ownerOf = (index: number) => people.others[index % people.others.length]!;

  async function ask(organizationId: number, userId: number, note: string): Promise<number> {
    const key = `${randomBytes(24).toString('hex')}.webp`;
    await documents.put(key, paper);
    const { id } = await trx
      .insertInto('verification_document')
      .values({
        organization_id: organizationId,
        request_id: null,
        uploaded_by: userId,
        key,
        byte_size: paper.length,
        delete_after: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await act(trx, (unit) =>
      requestVerification(unit, { organizationId, userId, note, documentIds: [id] }),
    );
    const request = await trx
      .selectFrom('verification_request')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    return request.id;
  }

  const decide = (id: number, title: string, decision: 'verify' | 'reject', reason: string) =>
    act(trx, (unit) =>
      decideVerification(unit, { id, title, decision, reason, operatorId, documentDays: 30 }),
    );

  const shop = await trx
    .updateTable('organization')
    .set({ verification_status: 'none' })
    .where('id', '=', people.shopId)
    .returning('title')
    .executeTakeFirstOrThrow();
  const own = await ask(people.shopId, people.accounts.owner, 'Магазин работает с 2014 года');
  await decide(own, shop.title, 'verify', 'Документы в порядке');

  for (const [index, title] of ASKING.waits.entries()) {
    const id = await openTo(trx, title, ownerOf(index));
    await ask(id, ownerOf(index), index === 0 ? 'Свидетельство и договор аренды' : '');
  }
  const declined = await openTo(trx, ASKING.declined, ownerOf(2));
  const request = await ask(declined, ownerOf(2), '');
  await decide(request, ASKING.declined, 'reject', 'На снимке не видно номера свидетельства');

  const limited = await openTo(trx, ASKING.limited, ownerOf(3));
  await act(trx, (unit) =>
    limitOrganization(unit, {
      organizationId: limited,
      actorId: operatorId,
      text: 'Одни и те же товары размещены много раз',
    }),
  );
  const underReview = await openTo(trx, ASKING.under_review, ownerOf(4));
  await complainAbout(trx, { organization_id: underReview }, [ownerOf(5), ownerOf(6)]);
  const { id: caseId } = await trx
    .selectFrom('complaint_case')
    .select('id')
    .where('organization_id', '=', underReview)
    .executeTakeFirstOrThrow();
  await act(trx, (unit) =>
    decideComplaints(unit, {
      id: caseId,
      decision: 'limit',
      reason: 'Цены на странице не совпадают с ценами на кассе',
      operatorId,
    }),
  );
  await act(trx, (unit) =>
    requestReview(unit, {
      organizationId: underReview,
      actorId: ownerOf(4),
      text: 'Мы сверили все цены и будем делать это каждое утро.',
    }),
  );

  const { id: item_id } = await trx
    .selectFrom('item')
    .innerJoin('organization', 'organization.id', 'item.organization_id')
    .select('item.id')
    .where('organization.title', '=', ASKING.waits[1])
    .orderBy('item.id')
    .executeTakeFirstOrThrow();
  await complainAbout(trx, { item_id }, [ownerOf(0), ownerOf(5), ownerOf(6)]);
  const comment = await trx
    .selectFrom('comment')
    .select(['id', 'user_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const reporter = people.others.find((person) => person !== comment.user_id)!;
  await complainAbout(trx, { comment_id: comment.id }, [reporter]);
}

/** Gives an organization its owner. Answers its id. */
async function openTo(trx: Transaction<Tables>, title: string, owner: number): Promise<number> {
  const { id } = await trx
    .updateTable('organization')
    .set({ verification_status: 'none' })
    .where('title', '=', title)
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('organization_member')
    .values({ organization_id: id, user_id: owner, is_owner: true, role_id: null })
    .execute();
  return id;
}

type Thing = Partial<
  Pick<Insertable<Tables['complaint']>, 'item_id' | 'organization_id' | 'comment_id'>
>;

async function complainAbout(
  trx: Transaction<Tables>,
  thing: Thing,
  people: readonly number[],
): Promise<void> {
  for (const [index, user_id] of people.entries()) {
    const [reason, text] = COMPLAINTS[index % COMPLAINTS.length]!;
    await trx
      .insertInto('complaint')
      .values({
        item_id: null,
        organization_id: null,
        comment_id: null,
        ...thing,
        user_id,
        reason,
        text,
      })
      .execute();
  }
}

/** A certificate, as far as one can be drawn without showing anybody's. */
function drawPaper(): Promise<Buffer> {
  const lines = Array.from({ length: 14 }, (_, line) => {
    const width = line % 4 === 3 ? 380 : 620;
    return `<rect x="140" y="${420 + line * 46}" width="${width}" height="12" rx="6" fill="#c9d2dc"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1272">
    <rect width="900" height="1272" fill="#fbfaf6"/>
    <rect x="40" y="40" width="820" height="1192" fill="none" stroke="#3f6ea8" stroke-width="6"/>
    <rect x="60" y="60" width="780" height="1152" fill="none" stroke="#3f6ea8" stroke-width="2"/>
    <circle cx="450" cy="180" r="64" fill="#e7b84c"/><circle cx="450" cy="180" r="40" fill="#fbfaf6"/>
    <rect x="250" y="290" width="400" height="28" rx="14" fill="#3f6ea8"/>
    <rect x="320" y="344" width="260" height="16" rx="8" fill="#8fa9c6"/>
    ${lines.join('')}
    <circle cx="680" cy="1100" r="70" fill="none" stroke="#4b5fb5" stroke-width="6" opacity="0.7"/>
    <path d="M150 1120 q60 -70 110 0 t110 -10" fill="none" stroke="#2c3e66" stroke-width="5"/>
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
