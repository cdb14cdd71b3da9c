import type {
  ComplaintCase,
  ComplaintDecision,
  ComplaintSubject,
} from '@karavan/shared-api/contract/complaint-cases';
import { presentImage } from '../../../platform/files/present-image.ts';
import type { ComplaintCaseRow } from './complaint-cases.queries.ts';

/** What may be decided about each kind of thing. A comment is its author's, not the organization's. */
const DECISIONS = {
  item: ['dismiss', 'hide', 'limit'],
  organization: ['dismiss', 'limit'],
  comment: ['dismiss', 'delete'],
} as const satisfies Readonly<Record<ComplaintSubject, readonly ComplaintDecision[]>>;

export const complaintDecisionsFor = (subject: ComplaintSubject): readonly ComplaintDecision[] =>
  DECISIONS[subject];

export function presentComplaintCase(row: ComplaintCaseRow): ComplaintCase {
  const { subject, decision, decided_at } = row;
  return {
    id: row.id,
    subject,
    thing: presentThing(row),
    organization: {
      id: row.organization_id,
      title: row.organization_title,
      is_listed: row.is_listed,
    },
    count: row.complaint_count,
    reasons: row.reasons,
    texts: row.texts.map(({ created_at, ...text }) => ({
      ...text,
      created_at: new Date(created_at).toISOString(),
    })),
    first_at: row.first_at.toISOString(),
    latest_at: row.latest_at.toISOString(),
    decisions: decision === null ? [...complaintDecisionsFor(subject)] : [],
    decided:
      decision !== null && decided_at
        ? {
            decision,
            reason: row.reason ?? '',
            by: row.decided_by ?? '',
            at: decided_at.toISOString(),
          }
        : null,
  };
}

type PresentedThing = ComplaintCase['thing'];

function presentThing(row: ComplaintCaseRow): PresentedThing {
  const { item, comment, accused, decided_on } = row;
  if (item) {
    const page = row.has_page ? `/p/${item.id}` : null;
    return {
      title: item.name,
      text: '',
      image: item.image && presentImage(item.image),
      path: page,
    };
  }
  if (comment) {
    return {
      title: comment.author ?? '',
      text: comment.text,
      image: null,
      path: `/comments/post/${comment.item_id}`,
    };
  }
  if (accused) {
    const { id, title, address, logo } = accused;
    return {
      title,
      text: address,
      image: logo && presentImage(logo),
      path: `/organizations/${id}`,
    };
  }
  return { title: decided_on?.title ?? '', text: decided_on?.text ?? '', image: null, path: null };
}
