import { ListRestart } from 'lucide-react';
import styled from 'styled-components';
import { getReceiptNumbers, resetPurchaseID } from '@karavan/shared-api/client/life';
import type { ReceiptNumbers } from '@karavan/shared-api/contract/life';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { Hint, Title } from '../shared/panel-parts.tsx';
import { useT } from './translation.ts';

interface ReceiptPanelProps {
  readonly organizationId: number;
  readonly numbers: ReceiptNumbers;
}

/** The number of the next receipt, and the beginning of a new series. */
export function ReceiptPanel({ organizationId, numbers }: ReceiptPanelProps) {
  const t = useT();
  const { dialogs } = useShell();
  const { series, last, next, after_reset } = numbers;
  const write = useWrite(resetPurchaseID, {
    done: ({ next: begun }) => t('reset_done', { number: begun }),
    onSettled: (_intent, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(getReceiptNumbers, 'one') }),
  });
  async function ask(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('reset_question', { number: after_reset }),
      text: t('reset_text'),
      okLabel: t('reset'),
    });
    if (isSure) await write.send({ params: { id: organizationId }, body: { series } });
  }
  return (
    <Panel aria-labelledby="receipts">
      <Title id="receipts">{t('receipts')}</Title>
      <Numbers>
        <div>
          <dt>{t('last_number')}</dt>
          <dd>{last ?? '—'}</dd>
        </div>
        <div>
          <dt>{t('next_number')}</dt>
          <dd>{next}</dd>
        </div>
      </Numbers>
      <Hint>{last === null ? t('reset_needless') : t('reset_hint', { number: after_reset })}</Hint>
      <Button
        kind="secondary"
        icon={<ListRestart size={20} />}
        disabled={last === null}
        loading={write.isPending}
        onClick={() => void ask()}
      >
        {t('reset')}
      </Button>
    </Panel>
  );
}

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${space[2]};
  margin: 0;

  > div {
    padding: ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
  }

  dt {
    color: ${color.textMuted};
    font: ${type.caption};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font: ${type.title3};
    font-variant-numeric: tabular-nums;
  }
`;
