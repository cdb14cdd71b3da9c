import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatDate } from '@karavan/shared-ui/format-date';
import { localeAtom } from '@karavan/shared-api/state';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

const DAY = 86_400_000;

/** A separator with the day of the messages below. */
export function DayLine({ moment }: { readonly moment: string }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const dayOf = (time: number) => formatDate(time, 'YYYY-MM-DD', locale);
  const day = dayOf(Date.parse(moment));
  return (
    <Line>
      {day === dayOf(now)
        ? t('today')
        : day === dayOf(now - DAY)
          ? t('yesterday')
          : formatDate(Date.parse(moment), 'DD MMMM YYYY', locale)}
    </Line>
  );
}

/** The line above the first unread message. */
export function UnreadLine() {
  const t = useT();
  return <Line $isNews>{t('unread_line')}</Line>;
}

function Line({ $isNews = false, children }: { $isNews?: boolean; readonly children: ReactNode }) {
  return (
    <Place>
      <Words $isNews={$isNews}>{children}</Words>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  place-items: center;
  padding: ${space[3]} 0 ${space[2]};
`;

const Words = styled.span<{ readonly $isNews: boolean }>`
  padding: 2px ${space[3]};
  border-radius: ${radius.full};
  background: ${({ $isNews }) => ($isNews ? color.accentSoft : color.surfaceSunken)};
  color: ${({ $isNews }) => ($isNews ? color.accentStrong : color.textMuted)};
  font: ${type.caption};
`;
