import type { NotificationType } from '@karavan/shared-api/contract/notification-types';

const KINDS = [
  'order',
  'offer',
  'partnership',
  'membership',
  'transfer',
  'agreement',
  'message',
] as const;
type SubjectKind = (typeof KINDS)[number];

const subject = (kind: SubjectKind, id: number) => `${kind}:${id}`;

/** What a card is about, as it is stored: each person has one card of each. */
export const orderSubject = (orderId: number): string => subject('order', orderId);
/** A courier's card of the delivery of an order, whichever attempt it is. */
export const offerSubject = (orderId: number): string => subject('offer', orderId);
export const partnershipSubject = (partnershipId: number): string =>
  subject('partnership', partnershipId);

/** A person's own card of a job that they were asked to take. */
export const membershipSubject = (membershipId: number): string =>
  subject('membership', membershipId);

/** A person's own card of an organization that was offered to them. */
export const transferSubject = (transferId: number): string => subject('transfer', transferId);

/** That a service brings what an organization sells. */
export const agreementSubject = (agreementId: number): string => subject('agreement', agreementId);

/** What an organization has written to its followers. */
export const messageSubject = (broadcastId: number): string => subject('message', broadcastId);

/** A card of many alike: of one type about one thing, on one day in UTC. */
export const growingSubject = (type: NotificationType, thing: string, at: Date): string =>
  `${type}:${thing}:${at.toISOString().slice(0, 10)}`;

/** The ids behind stored subjects, by kind. */
export function idsOfSubjects(
  subjects: readonly (string | null)[],
): Readonly<Record<SubjectKind, number[]>> {
  const ids = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Record<
    SubjectKind,
    number[]
  >;
  for (const { kind, id } of subjects.map(parseSubject)) if (kind) ids[kind].push(id);
  return ids;
}

/** No kind for news that nothing becomes of, and for what only a newer server knows. */
export function parseSubject(stored: string | null) {
  const [name, id] = stored?.split(':') ?? [];
  return { kind: KINDS.find((kind) => kind === name), id: Number(id) };
}
