import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  ComplaintDecision,
  ComplaintSubject,
} from '@karavan/shared-api/contract/complaint-cases';
import type { ComplaintReason } from '@karavan/shared-api/contract/complaints';

/** A thing as it was when it was decided on. */
export interface DecidedThing {
  readonly title: string;
  readonly text: string;
}

export interface ComplaintsTables {
  complaint: {
    id: Generated<number>;
    user_id: number;
    item_id: number | null;
    organization_id: number | null;
    comment_id: number | null;
    /** The database opens cases, and puts complaints into them. */
    case_id: ColumnType<number | null, never, never>;
    reason: ComplaintReason;
    text: string;
    created_at: Generated<Date>;
  };
  /** All complaints about one thing, until they are decided together. */
  complaint_case: {
    id: Generated<number>;
    subject: ComplaintSubject;
    /** One of these; none once the thing is gone. */
    item_id: number | null;
    organization_id: number | null;
    comment_id: number | null;
    /** Whose thing it is, or whose item the comment is about. */
    accused_id: number;
    complaint_count: Generated<number>;
    first_at: Generated<Date>;
    latest_at: Generated<Date>;
    decision: ComplaintDecision | null;
    reason: string | null;
    decided_by: number | null;
    decided_at: Date | null;
    decided_on: JSONColumnType<DecidedThing> | null;
  };
}
