import styled from 'styled-components';
import type { countComplaints } from '@karavan/shared-api/contract/complaint-cases';
import type { RouteOutput } from '@karavan/shared-api/contract/route';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { reasonName } from '../../../shared/reason-name.ts';
import { useT } from './translation.ts';
import { Hint, Title } from '../shared/panel-parts.tsx';

interface ComplaintCountsProps {
  readonly counts: RouteOutput<typeof countComplaints>;
}

/** How many people complained, and about what; never who. */
export function ComplaintCounts({ counts }: ComplaintCountsProps) {
  const t = useT();
  const { open, dismissed, upheld, reasons } = counts;
  const isQuiet = open + dismissed + upheld === 0;
  return (
    <Panel aria-labelledby="complaints">
      <Title id="complaints">{t('complaints')}</Title>
      {isQuiet ? (
        <Hint>{t('complaints_none')}</Hint>
      ) : (
        <>
          <Figures>
            <div>
              <dt>{t('complaints_open')}</dt>
              <dd>{open}</dd>
            </div>
            <div>
              <dt>{t('complaints_dismissed')}</dt>
              <dd>{dismissed}</dd>
            </div>
            <div>
              <dt>{t('complaints_upheld')}</dt>
              <dd>{upheld}</dd>
            </div>
          </Figures>
          {reasons.length > 0 && (
            <Reasons aria-label={t('complaints_about')}>
              {reasons.map(({ reason, count }) => (
                <li key={reason}>
                  {t(`reason_${reasonName(reason)}`)} <b>{count}</b>
                </li>
              ))}
            </Reasons>
          )}
          <Hint>{t('complaints_text')}</Hint>
        </>
      )}
    </Panel>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  margin: 0;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${space[3]} ${space[2]};
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
  }

  dt {
    color: ${color.textMuted};
    font: ${type.caption};
    hyphens: auto;
  }

  dd {
    margin: 0;
    font: ${type.title2};
    font-variant-numeric: tabular-nums;
  }
`;

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.full};
    background: ${color.surfaceSunken};
    font: ${type.labelSmall};
  }
`;
