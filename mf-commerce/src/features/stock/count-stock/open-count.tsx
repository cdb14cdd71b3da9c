import { useState } from 'react';
import styled from 'styled-components';
import {
  abandonStockCount,
  applyStockCount,
  listCountLines,
} from '@karavan/shared-api/client/stock-counts';
import type { StockCount } from '@karavan/shared-api/contract/stock-counts';
import { request, useEndlessList, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { formatDate } from '@karavan/shared-ui/format-date';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { refreshCount, refreshStock } from '../shared/refresh-stock.ts';
import { stockPaths } from '../shared/stock-paths.ts';
import { useT } from '../translation.ts';
import { CountEntry } from './count-entry.tsx';
import { CountRow } from './count-row.tsx';

interface OpenCountProps {
  readonly organizationId: number;
  readonly count: StockCount;
  readonly timeZone: string;
}

/** What has been counted so far, and what is counted next. */
export function OpenCount({ organizationId: id, count, timeZone }: OpenCountProps) {
  const t = useT();
  const { dialogs } = useShell();
  const navigate = useNavigate();
  const [view, setView] = useState<'all' | 'differing'>('all');
  const list = useEndlessList(listCountLines, {
    params: { id },
    query: { ...(view === 'differing' && { differing: 'true' }) },
  });
  const input = { params: { id }, body: { count: count.id } };
  const apply = useWrite(() => request(applyStockCount, input), {
    done: ({ changed }) => t('count_applied', { number: changed }),
    onSuccess(_answer, _intent, queries) {
      refreshStock(queries);
      void navigate(stockPaths(id).list);
    },
    onSettled: (_intent, queries) => refreshCount(queries),
  });
  const abandon = useWrite(() => request(abandonStockCount, input), {
    done: t('count_abandoned'),
    onSettled: (_intent, queries) => refreshCount(queries),
  });

  async function askAndApply(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('count_apply'),
      text: t('count_apply_text', { number: count.differing_count }),
      okLabel: t('count_apply'),
    });
    if (isSure) await apply.send();
  }

  async function askAndAbandon(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('count_abandon_question'),
      text: t('count_abandon_text'),
      okLabel: t('count_abandon'),
      danger: true,
    });
    if (isSure) await abandon.send();
  }

  const isBusy = apply.isPending || abandon.isPending;
  return (
    <Root>
      <CountEntry organizationId={id} />
      <Panel aria-label={t('count')}>
        <Sums aria-live="polite">
          <strong>{t('count_sums', { lines: count.line_count, pieces: count.piece_count })}</strong>
          <span>{t('count_differing', { number: count.differing_count })}</span>
          <small>
            {t('count_opened', {
              name: count.opened_by.full_name,
              time: formatDate(new Date(count.opened_at), 'DD.MM.YYYY HH:mm', 'en', timeZone),
            })}
          </small>
        </Sums>
        <Buttons>
          <Button
            size="small"
            loading={apply.isPending}
            paused={isBusy}
            disabled={count.line_count === 0}
            onClick={() => void askAndApply()}
          >
            {t('count_apply')}
          </Button>
          <Button
            size="small"
            kind="secondary"
            paused={isBusy}
            onClick={() => void askAndAbandon()}
          >
            {t('count_abandon')}
          </Button>
        </Buttons>
      </Panel>
      <SegmentedControl
        label={t('count_view')}
        segments={[
          { value: 'all', label: t('count_all') },
          { value: 'differing', label: t('count_only_differing') },
        ]}
        value={view}
        onChange={setView}
      />
      <EndlessView
        list={list}
        label={t('count_lines')}
        keyOf={(line) => line.id}
        gap={8}
        positionKey={`stock-count-${count.id}-${view}`}
        empty={<EmptyState scene="calm" title={t('count_empty')} text={t('count_empty_text')} />}
      >
        {(line) => <CountRow organizationId={id} line={line} />}
      </EndlessView>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Sums = styled.div`
  display: grid;
  gap: 2px;
  font-variant-numeric: tabular-nums;

  strong {
    font: ${type.label};
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
