import styled from 'styled-components';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { Button } from '@karavan/shared-ui/button';
import { color, media, radius, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { togetherActionOf, type useSelection } from './use-selection.ts';

interface BatchBarProps {
  /** The orders of the list that can be moved on together. */
  readonly orders: readonly ListedOrder[];
  readonly selection: ReturnType<typeof useSelection>;
}

/** Selects several orders, moves them on, and tells each one's result; on wide screens only. */
export function BatchBar({ orders, selection }: BatchBarProps) {
  const t = useT();
  const { selected, outcome, isRunning, select, run } = selection;
  const chosen = orders.filter(({ id }) => selected.has(id));
  const [first] = chosen;
  const action = first && togetherActionOf(first);
  const isAll = orders.length > 0 && chosen.length === orders.length;
  return (
    <Bar>
      {orders.length > 0 && (
        <Line>
          <All>
            <input
              type="checkbox"
              checked={isAll}
              onChange={() => select(isAll ? [] : orders.map(({ id }) => id))}
            />
            {t('select_all')}
          </All>
          {action && (
            <Button loading={isRunning} onClick={() => void run(chosen)}>
              {t(`together_${action}`, { count: chosen.length })}
            </Button>
          )}
        </Line>
      )}
      <div role="status">
        {outcome && (
          <Outcome>
            {outcome.done.length > 0 && <p>{t('batch_done', { count: outcome.done.length })}</p>}
            {[...outcome.failed].map(([id, reason]) => (
              <Failure key={id}>{t('batch_failed', { id, reason })}</Failure>
            ))}
          </Outcome>
        )}
      </div>
    </Bar>
  );
}

const Bar = styled.div`
  display: none;

  ${media.wide} {
    display: grid;
    gap: ${space[2]};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 44px;
  padding-inline: ${space[4]};
`;

const All = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  padding-inline-start: 10px;

  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.accentFill};
  }
`;

const Outcome = styled.div`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

const Failure = styled.p`
  color: ${color.danger};
`;
