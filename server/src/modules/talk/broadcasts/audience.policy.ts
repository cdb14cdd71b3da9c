import { sql, type Expression } from 'kysely';
import type { MessageAudience } from '@karavan/shared-api/contract/organization-messages';
import { hasBought } from '../../trade/orders/index.ts';

interface Terms {
  readonly organization: number | Expression<number>;
  readonly author: number | Expression<number>;
  readonly audience: MessageAudience | Expression<MessageAudience>;
  readonly days: number | null | Expression<number | null>;
  readonly sentAt: Expression<Date>;
}

/**
 * Whether something that was sent on these terms is for the row of `follower`: somebody who has followed since
 * before, and has bought or not in the days before. Nothing of that changes afterwards, unless they stop following.
 */
const isForFollower = ({ organization, author, audience, days, sentAt }: Terms) =>
  sql<boolean>`(
    follower.organization_id = ${organization} and follower.user_id <> ${author}
    and follower.since < ${sentAt}
    and (${audience}::text = 'all' or (${audience}::text = 'bought') = ${hasBought({
      client: sql.ref('follower.user_id'),
      organization: sql.ref('follower.organization_id'),
      from: sql<Date>`${sentAt} - make_interval(days => ${days}::integer)`,
      to: sentAt,
    })}))`;

/** Whether the row of `broadcast` is one that the row of `follower` sees. */
export const REACHES = sql<boolean>`(broadcast.withdrawn_at is null and ${isForFollower({
  organization: sql.ref('broadcast.organization_id'),
  author: sql.ref('broadcast.author_id'),
  audience: sql.ref('broadcast.audience'),
  days: sql.ref('broadcast.days'),
  sentAt: sql.ref('broadcast.sent_at'),
})})`;

/** Whether something that was sent now would be for the row of `follower`. */
export const wouldReach = (terms: Omit<Terms, 'sentAt'>) =>
  isForFollower({ ...terms, sentAt: sql<Date>`now()` });
