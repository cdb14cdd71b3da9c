import type { Generated } from 'kysely';
import type { StandingStep } from '@karavan/shared-api/contract/standing';
import type { VisibilityState } from '@karavan/shared-api/contract/visibility';

/** What a step is about. */
export type Matter = 'verification' | 'visibility';

export interface TrustTables {
  /** One of an organization is open at a time. */
  verification_request: {
    id: Generated<number>;
    organization_id: number;
    requested_by: number;
    /** As the organization was called then. */
    title: string;
    note: string;
    status: Generated<'pending' | 'verified' | 'rejected' | 'revoked'>;
    created_at: Generated<Date>;
    reason: string | null;
    decided_by: number | null;
    decided_at: Date | null;
  };
  verification_document: {
    id: Generated<number>;
    organization_id: number;
    /** Null until the request is sent. */
    request_id: number | null;
    uploaded_by: number;
    /** Where it lies in the store of documents. */
    key: string;
    byte_size: number;
    created_at: Generated<Date>;
    /** Null while its request waits. */
    delete_after: Date | null;
  };
  /** Of organizations that are limited, or were. */
  organization_restriction: {
    organization_id: number;
    state: VisibilityState;
    reason: string;
    since: Generated<Date>;
    request_text: string | null;
    requested_at: Date | null;
    /** Before this no review is asked for again. */
    review_after: Date | null;
    changed_at: Generated<Date>;
  };
  standing_step: {
    id: Generated<number>;
    organization_id: number;
    matter: Matter;
    action: StandingStep['action'];
    reason: Generated<string>;
    /** Null for what happened by itself. */
    actor_id: number | null;
    created_at: Generated<Date>;
  };
}
