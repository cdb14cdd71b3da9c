import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { localeAtom } from '@karavan/shared-api/state';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { formatPeriod, formatWallTime } from '../../../shared/wall-time.ts';

interface BookedPeriodProps {
  /** Both in local time there. */
  readonly from: string;
  readonly to: string;
  readonly isStay: boolean;
  readonly isLarge?: boolean;
}

/** The period of a rental; of a stay the arrival and the departure. */
export function BookedPeriod({ from, to, isStay, isLarge = false }: BookedPeriodProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  if (!isStay) return <Period $isLarge={isLarge}>{formatPeriod(from, to, locale)}</Period>;
  return (
    <Stay>
      {(
        [
          ['arrival', from],
          ['departure', to],
        ] as const
      ).map(([end, wallTime]) => (
        <div key={end}>
          <dt>{t(end)}</dt>
          <Period as="dd" $isLarge={isLarge}>
            {formatWallTime(wallTime, locale)}
          </Period>
        </div>
      ))}
    </Stay>
  );
}

const Period = styled.p<{ readonly $isLarge: boolean }>`
  font: ${({ $isLarge }) => ($isLarge ? type.title3 : 'inherit')};
  font-weight: ${({ $isLarge }) => ($isLarge ? weight.bold : weight.medium)};
`;

const Stay = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};

  dt {
    color: ${color.textMuted};
    font: ${type.second};
  }

  dd {
    margin: 0;
  }
`;
