import type { ReactNode } from 'react';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { WorkView } from '@karavan/shared-api/contract/receipt-path';
import type { StageCount } from '@karavan/shared-api/contract/statistics';
import { Tabs } from '@karavan/shared-ui/tabs';
import { useT } from '../../shared/translation.ts';
import { KINDS } from './order-kinds.ts';

/** Beyond this the exact number helps nobody. */
const MOST = 999;

interface ViewTabsProps {
  readonly kind: OrderKind;
  readonly counts: readonly StageCount[];
  readonly view: WorkView;
  onChange(view: WorkView): void;
  readonly children: ReactNode;
}

/** What is to be done, by stage and with counts, and at the end everything. */
export function ViewTabs({ kind, counts, view, onChange, children }: ViewTabsProps) {
  const t = useT();
  const tabs = KINDS[kind].stages.map((stage) => {
    const label = t(stage === 'collect' && kind === 'rent' ? 'stage_hand_over' : `stage_${stage}`);
    const count = counts.find((one) => one.kind === kind && one.stage === stage)?.count ?? 0;
    return { id: stage as WorkView, label, count: capped(count) };
  });
  return (
    <Tabs
      label={t('work')}
      tabs={[...tabs, { id: 'all', label: t('view_all') }]}
      value={view}
      onChange={onChange}
    >
      {children}
    </Tabs>
  );
}

export const capped = (count: number) => (count > MOST ? `${MOST}+` : String(count));
