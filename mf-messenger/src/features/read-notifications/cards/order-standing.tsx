import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { OrderCard } from '@karavan/shared-api/contract/order-card';
import { situationOf, tellDeadline, whoseTurn } from '@karavan/shared-api/order-situation';
import { localeAtom } from '@karavan/shared-api/state';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { color, fontSize, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { answerLine } from './answer-line.ts';

interface OrderStandingProps {
  readonly order: OrderCard;
  readonly answer: Notification['answer'];
}

/** Where an order stands, who has brought it there, and whose turn it is until when. */
export function OrderStanding({ order, answer }: OrderStandingProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { now, tone, next } = situationOf(order);
  const { deadline, organization } = order;
  return (
    <Standing aria-live="polite">
      <Now>
        <StatePill tone={tone}>{t(now)}</StatePill>
        {answer && <Answered>{answerLine(answer, t)}</Answered>}
      </Now>
      {next && (
        <Next>
          {t('next_by', { who: whoseTurn(order, next, t) })}
          {' · '}
          {t(next.key)}
          {deadline !== null && (
            <>
              {', '}
              <time dateTime={deadline}>
                {tellDeadline(deadline, { timeZone: organization.time_zone, locale }, t)}
              </time>
            </>
          )}
        </Next>
      )}
    </Standing>
  );
}

const Standing = styled.div`
  margin-top: ${space[2]};
`;

const Now = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;

const Answered = styled.strong`
  font-weight: ${weight.medium};
`;

const Next = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;
