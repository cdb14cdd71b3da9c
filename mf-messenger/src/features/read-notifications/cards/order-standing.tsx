import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OrderCard } from '@karavan/shared-api/contract/cards';
import { situationOf, tellDeadline, whoseTurn } from '@karavan/shared-api/order-situation';
import { localeAtom } from '@karavan/shared-api/state';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** Where an order stands, and whose turn it is until when. */
export function OrderStanding({ order }: { readonly order: OrderCard }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { now, tone, next } = situationOf(order);
  const { deadline, organization } = order;
  return (
    <Standing aria-live="polite">
      <StatePill tone={tone}>{t(now)}</StatePill>
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

const Next = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  font: ${type.second};
`;
