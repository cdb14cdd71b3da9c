import { sql, type Expression } from 'kysely';
import type { MessageAudience } from '@karavan/shared-api/contract/organization-messages';
import { hasBought, hasSpent } from '../../trade/orders/index.ts';

interface Terms {
  readonly organization: number | Expression<number>;
  readonly author: number | Expression<number>;
  readonly audience: MessageAudience | Expression<MessageAudience>;
  readonly days: number | null | Expression<number | null>;
  readonly spentFrom: number | null | Expression<number | null>;
  readonly sentAt: Expression<Date>;
}

const BUYER = {
  client: sql.ref<number>('follower.user_id'),
  organization: sql.ref<number>('follower.organization_id'),
};

/**
 * Whether something that was sent on these terms is for the row of `follower`: somebody who has followed since
 * before, and has bought or not in the days before, or so much in all. Nothing of that changes afterwards, unless they
 * stop following: what was given back counts, which is no fact of the time before.
 */
const isForFollower = ({ organization, author, audience, days, spentFrom, sentAt }: Terms) =>
  sql<boolean>`(
    follower.organization_id = ${organization} and follower.user_id <> ${author}
    and follower.since < ${sentAt}
    and case ${audience}::text
      when 'all' then true
      when 'tier' then ${hasSpent({ ...BUYER, least: sql<number>`${spentFrom}::bigint`, to: sentAt })}
      else (${audience}::text = 'bought') = ${hasBought({
        ...BUYER,
        from: sql<Date>`${sentAt} - make_interval(days => ${days}::integer)`,
        to: sentAt,
      })}
    end)`;

/** Whether the row of `broadcast` is one that the row of `follower` sees. */
export const REACHES = sql<boolean>`(broadcast.withdrawn_at is null and ${isForFollower({
  organization: sql.ref('broadcast.organization_id'),
  author: sql.ref('broadcast.author_id'),
  audience: sql.ref('broadcast.audience'),
  days: sql.ref('broadcast.days'),
  spentFrom: sql.ref('broadcast.spent_from'),
  sentAt: sql.ref('broadcast.sent_at'),
})})`;

/** Whether something that was sent now would be for the row of `follower`. */
export const wouldReach = (terms: Omit<Terms, 'sentAt'>) =>
  isForFollower({ ...terms, sentAt: sql<Date>`now()` });
