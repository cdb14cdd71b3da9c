import type { Generated, GeneratedAlways } from 'kysely';
import type { MessageAudience } from '@karavan/shared-api/contract/organization-messages';

export interface BroadcastsTables {
  /** What an organization has written to its followers; never changed, but it can be withdrawn. */
  broadcast: {
    id: GeneratedAlways<number>;
    organization_id: number;
    author_id: number;
    text: string;
    audience: MessageAudience;
    /** How many days before the sending count; null unless they do. */
    days: number | null;
    /** What recipients had spent at least, in minor units; null unless that counts. */
    spent_from: number | null;
    sent_at: Generated<Date>;
    withdrawn_at: Date | null;
  };
  broadcast_tally: {
    broadcast_id: number;
    /** How many it was for when it was sent. */
    recipient_count: number;
    read_count: Generated<number>;
    /** People are told in the order of their ids: up to this one they were. */
    told_to: Generated<number>;
    /** Since when everybody was. */
    told_at: Date | null;
  };
  /** What a person has done with the broadcasts of an organization; without a row nothing. */
  broadcast_mark: {
    user_id: number;
    organization_id: number;
    /** The latest one that they have read; those before it are read as well. */
    read_id: Generated<number>;
    is_muted: Generated<boolean>;
  };
}
